import { discountFieldNames } from '../catalogue/catalogue-discount.ts'
import type { CatalogueDiscount } from '../catalogue/catalogue-file.ts'
import { guardCell, writeCsv } from './csv-file.ts'

/** Fields whose columns have other names, or that fill several columns. */
const named = ['code', 'title', 'kind', 'scope', 'combinesWith', 'appliesTo', 'oncePerCustomer']

/** The fields with one column of the same name. */
const options = discountFieldNames.filter((name) => !named.includes(name))

/**
 * The provider's terms for a discount code, one column each. Its admin cannot import codes; apps that can, and its
 * Admin API, use these terms.
 */
const columns = [
  'Code',
  'Title',
  'Type',
  'Value Type',
  'Value',
  'Applies On Each Item',
  'Discount Class',
  'Applies To Products',
  'Applies To Collections',
  'Buys Quantity',
  'Buys Products',
  'Buys Collections',
  'Gets Quantity',
  'Uses Per Order',
  'Maximum Shipping Rate',
  'Applies Once Per Customer',
  ...options.map(toColumn),
  'Combines With Order Discounts',
  'Combines With Product Discounts',
  'Combines With Shipping Discounts',
  'Times Used',
]

const classes = { order: 'ORDER', product: 'PRODUCT', delivery: 'SHIPPING' } as const

/** The codes of a catalogue. @param usesOf how often a code has been used */
export function writeDiscounts(
  discounts: readonly CatalogueDiscount[],
  usesOf: (code: string) => number,
): string {
  return writeCsv(
    columns,
    discounts.map((discount) => ({
      ...toValueCells(discount),
      ...toRuleCells(discount),
      'Times Used': String(usesOf(discount.code)),
    })),
  )
}

function toValueCells({ kind }: CatalogueDiscount): Record<string, string> {
  switch (kind.type) {
    case 'percentage':
      return { Type: 'basic', 'Value Type': 'percentage', Value: String(kind.percent) }
    case 'fixed':
      return {
        Type: 'basic',
        'Value Type': 'fixed_amount',
        Value: kind.amount,
        'Applies On Each Item': toFlag(kind.per === 'item'),
      }
    case 'buyXGetY':
      return {
        Type: 'bxgy',
        ...(kind.getAmount === null
          ? { 'Value Type': 'percentage', Value: String(kind.getPercent ?? 100) }
          : { 'Value Type': 'fixed_amount', Value: kind.getAmount }),
        'Buys Quantity': String(kind.buyQuantity),
        'Buys Products': kind.buys?.products.join(', ') ?? '',
        'Buys Collections': kind.buys?.collections.join(', ') ?? '',
        'Gets Quantity': String(kind.getQuantity),
        'Uses Per Order': toCell(kind.usesPerOrder),
      }
    case 'freeDelivery':
      return {
        Type: 'free_shipping',
        'Value Type': 'percentage',
        Value: '100',
        'Maximum Shipping Rate': toCell(kind.maximumRate),
      }
  }
}

function toRuleCells(discount: CatalogueDiscount): Record<string, string> {
  const { combinesWith, kind } = discount
  const goods = kind.type === 'buyXGetY' ? kind.gets : discount.appliesTo
  return {
    Code: guardCell(discount.code),
    Title: guardCell(discount.title),
    'Discount Class': classes[discount.scope],
    'Applies To Products': goods?.products.join(', ') ?? '',
    'Applies To Collections': goods?.collections.join(', ') ?? '',
    'Applies Once Per Customer': toFlag(discount.oncePerCustomer),
    ...toOptionCells(discount),
    'Combines With Order Discounts': toFlag(combinesWith.order),
    'Combines With Product Discounts': toFlag(combinesWith.product),
    'Combines With Shipping Discounts': toFlag(combinesWith.delivery),
  }
}

function toOptionCells(discount: CatalogueDiscount): Record<string, string> {
  const values: Readonly<Record<string, unknown>> = discount
  return Object.fromEntries(options.map((name) => [toColumn(name), toCell(values[name])]))
}

/** Turns `firstOrderOnly` into `First Order Only`. */
function toColumn(name: string): string {
  return name
    .replace(/^./, (first) => first.toUpperCase())
    .replace(/[A-Z]/g, ' $&')
    .trim()
}

function toCell(value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return toFlag(value)
  return typeof value === 'object' ? JSON.stringify(value) : guardCell(String(value))
}

function toFlag(value: boolean): string {
  return value ? 'TRUE' : 'FALSE'
}
