import type { StockFieldName, StockRow } from '#app/desk/stock-view.ts'
import { deskStock as words } from '#content/desk/stock.ts'
import type {
  MerchantVariant,
  StockEdit,
  VariantChange,
} from '#local-store/merchant-stock/variant-change.ts'
import { readAmount } from './read-order-action.ts'

type Field = (name: string) => string

/** A variant as a table row, with the typed values when they were refused. */
export function toStockRow(
  variant: MerchantVariant,
  typed: Field | null,
  faults: ReadonlyMap<number, string>,
): StockRow {
  const { variantId, productTitle, variantTitle, sku, stock } = variant
  const now = valuesOf(variant)
  const shownOf = (name: StockFieldName) => typed?.(`${name}-${variantId}`) ?? now[name]
  return {
    variantId,
    title: variantTitle === '' ? productTitle : `${productTitle}, ${variantTitle}`,
    sku: sku ?? '',
    stock: stock === null ? words.notCounted : String(stock),
    state: stateOf(variant),
    stockAtRender: stock,
    values: {
      add: shownOf('add'),
      count: shownOf('count'),
      price: shownOf('price'),
      compareAt: shownOf('compareAt'),
      lowLine: shownOf('lowLine'),
    },
    fault: faults.get(variantId) ?? null,
  }
}

function stateOf({ isSoldOut, isLow }: MerchantVariant): StockRow['state'] {
  if (isSoldOut) return 'soldOut'
  return isLow ? 'low' : null
}

/** The initial values of a row's fields. */
function valuesOf(variant: MerchantVariant): Readonly<Record<StockFieldName, string>> {
  const { price, compareAtPrice, lowStockLevel } = variant
  return {
    add: '',
    count: '',
    price: toDecimal(price),
    compareAt: compareAtPrice === null ? '' : toDecimal(compareAtPrice),
    lowLine: lowStockLevel === null ? '' : String(lowStockLevel),
  }
}

/** `499`, `499.50` */
function toDecimal(minor: number): string {
  const part = minor % 100
  return `${Math.trunc(minor / 100)}${part === 0 ? '' : `.${String(part).padStart(2, '0')}`}`
}

export type ReadRows = {
  readonly rows: readonly VariantChange[]
  readonly faults: ReadonlyMap<number, string>
}

/** The rows of a form that differ from the store. */
export function readStockRows(
  names: readonly string[],
  field: Field,
  findVariant: (id: number) => MerchantVariant | null,
): ReadRows {
  const ids = names.flatMap((name) => /^price-(\d{1,15})$/.exec(name)?.[1] ?? []).map(Number)
  const faults = new Map<number, string>()
  const rows = ids.flatMap((id) => {
    const variant = findVariant(id)
    const change = variant && readRow(variant, (name) => field(`${name}-${id}`).trim())
    if (typeof change === 'string') faults.set(id, change)
    return change && typeof change !== 'string' && Object.keys(change).length > 1 ? [change] : []
  })
  return { rows, faults }
}

/** @returns a sentence when a field cannot be read */
function readRow(variant: MerchantVariant, field: Field): VariantChange | string {
  const { variantId } = variant
  const before = valuesOf(variant)
  const changed = (name: StockFieldName) => field(name) !== before[name]
  const stock = readStock(field)
  const price = changed('price') ? readAmount(field('price')) : undefined
  const compareAt = changed('compareAt') ? readOptional(field('compareAt'), readAmount) : undefined
  const lowStockLevel = changed('lowLine') ? readOptional(field('lowLine'), readWhole) : undefined
  if (stock === null || lowStockLevel === 'wrong') return words.numberWrong
  if (price === null || compareAt === 'wrong') return words.priceWrong
  return {
    variantId,
    ...(stock !== undefined && { stock }),
    ...(price !== undefined && { price }),
    ...(compareAt !== undefined && { compareAtPrice: compareAt }),
    ...(lowStockLevel !== undefined && { lowStockLevel }),
  }
}

/** Undefined for no change, null for an invalid number. A count is relative to the stock that was shown. */
function readStock(field: Field): StockEdit | undefined | null {
  const [add, count] = [field('add'), field('count')]
  if (add === '' && count === '') return undefined
  if (add !== '') {
    const units = /^[+-]?\d{1,7}$/.test(add) && count === '' ? Number(add) : null
    return units === null ? null : { type: 'add', units }
  }
  const units = readWhole(count)
  if (units === null) return null
  const seen = readWhole(field('seen'))
  return { type: 'set', units, ...(seen !== null && { seen }) }
}

function readWhole(text: string): number | null {
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}

/** An empty field means none. */
function readOptional(
  text: string,
  read: (text: string) => number | null,
): number | null | 'wrong' {
  return text === '' ? null : (read(text) ?? 'wrong')
}
