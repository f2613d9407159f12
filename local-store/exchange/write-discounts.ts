import type { CatalogueDiscount } from '../catalogue/catalogue-file.ts'
import { guardCell, writeCsv } from './csv-file.ts'

/**
 * The provider's own words for a code, one column each. Its admin imports no codes; the apps that do, and its Admin API,
 * ask for these.
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
  'Gets Quantity',
  'Minimum Subtotal',
  'Minimum Quantity',
  'Usage Limit',
  'Applies Once Per Customer',
  'First Order Only',
  'Starts At',
  'Ends At',
  'Combines With Order Discounts',
  'Combines With Product Discounts',
  'Combines With Shipping Discounts',
  'Times Used',
] as const

const classes = { order: 'ORDER', line: 'PRODUCT', delivery: 'SHIPPING' } as const

/** The codes of a catalogue. @param usesOf how often a code was used so far */
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
        'Gets Quantity': String(kind.getQuantity),
      }
    case 'freeDelivery':
      return { Type: 'free_shipping', 'Value Type': 'percentage', Value: '100' }
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
    'Minimum Subtotal': discount.minimumSubtotal ?? '',
    'Minimum Quantity': toNumber(discount.minimumQuantity),
    'Usage Limit': toNumber(discount.usageLimit),
    'Applies Once Per Customer': toFlag(discount.oncePerCustomer),
    'First Order Only': toFlag(discount.firstOrderOnly),
    'Starts At': discount.startsAt ?? '',
    'Ends At': discount.endsAt ?? '',
    'Combines With Order Discounts': toFlag(combinesWith.order),
    'Combines With Product Discounts': toFlag(combinesWith.product),
    'Combines With Shipping Discounts': toFlag(combinesWith.delivery),
  }
}

const toFlag = (value: boolean) => (value ? 'TRUE' : 'FALSE')
const toNumber = (value: number | null) => (value === null ? '' : String(value))
