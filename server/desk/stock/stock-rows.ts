import {
  nameStockField,
  type StockFieldName,
  type StockRow,
  type StoredFieldName,
  stockFields,
  storedFields,
} from '#app/desk/stock/stock-view.ts'
import { plainDigits } from '#commerce/model/plain-digits.ts'
import { deskStock as words } from '#content/desk/stock.ts'
import { toDecimal } from '#local-store/exchange/decimal-amount.ts'
import type {
  MerchantVariant,
  StockEdit,
  VariantChange,
} from '#local-store/merchant-stock/variant-change.ts'
import type { Currency } from '#local-store/store/currency.ts'
import { readAmount } from '../orders/read-order-action.ts'

type Field = (name: string) => string

/** A variant as a table row; when a form was refused, with the values that differ from those it was rendered with. */
export function toStockRow(
  variant: MerchantVariant,
  typed: Field | null,
  faults: ReadonlyMap<number, string>,
): StockRow {
  const { variantId, sku, stock } = variant
  const now = valuesOf(variant)
  const shownOf = (name: StockFieldName) => {
    const seen = typed?.(`seen-${variantId}`) ?? ''
    const value = typed?.(nameStockField(name, variantId, seen)).trim()
    const isEdited = value !== undefined && value !== typed?.(`seen-${name}-${variantId}`)
    return isEdited ? value : now[name]
  }
  return {
    variantId,
    title: titleOf(variant),
    sku: sku ?? '',
    stock: stockOf(variant),
    state: stateOf(variant),
    stockAtRender: stock,
    storedAtRender: now,
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

/** The name of a game, with that of its variant. */
export const titleOf = ({ productTitle, variantTitle }: MerchantVariant) =>
  variantTitle === '' ? productTitle : `${productTitle}, ${variantTitle}`

const stockOf = ({ stock }: MerchantVariant) => (stock === null ? words.notCounted : String(stock))

function stateOf({ isSoldOut, isLow }: MerchantVariant): StockRow['state'] {
  if (isSoldOut) return 'soldOut'
  return isLow ? 'low' : null
}

/** The initial values of a row's fields. */
function valuesOf(variant: MerchantVariant): Readonly<Record<StockFieldName, string>> {
  const { currency, price, compareAtPrice, lowStockLevel } = variant
  return {
    add: '',
    count: '',
    price: toPriceText(price, currency),
    compareAt: compareAtPrice === null ? '' : toPriceText(compareAtPrice, currency),
    lowLine: lowStockLevel === null ? '' : String(lowStockLevel),
  }
}

/** `499`, `499.50` */
export const toPriceText = (minor: number, currency: Currency) =>
  toDecimal(minor, currency).replace(/\.0+$/, '')

const isStockField = (name: string): name is StockFieldName =>
  stockFields.some((each) => each === name)

export type ReadRows = {
  readonly rows: readonly VariantChange[]
  readonly faults: ReadonlyMap<number, string>
}

/** The rows of a form that were edited; a field that was changed since in the store as well is a fault. */
export function readStockRows(
  names: readonly string[],
  field: Field,
  findVariant: (id: number) => MerchantVariant | null,
): ReadRows {
  const ids = names.flatMap((name) => /^price-(\d{1,15})$/.exec(name)?.[1] ?? []).map(Number)
  const faults = new Map<number, string>()
  const rows = ids.flatMap((id) => {
    const variant = findVariant(id)
    const nameOf = (name: string) =>
      isStockField(name) ? nameStockField(name, id, field(`seen-${id}`)) : `${name}-${id}`
    const change = variant
      ? readRow(variant, (name) => plainDigits(field(nameOf(name)).trim()))
      : words.gone
    if (typeof change === 'string') faults.set(id, change)
    return typeof change !== 'string' && Object.keys(change).length > 1 ? [change] : []
  })
  return { rows, faults }
}

/** @returns sentences when a field cannot be read, or was changed since by somebody else */
function readRow(variant: MerchantVariant, field: Field): VariantChange | string {
  const { variantId, currency } = variant
  const now = valuesOf(variant)
  const seen = (name: StoredFieldName) => field(`seen-${name}`)
  const edited = (name: StoredFieldName) => ![seen(name), now[name]].includes(field(name))
  const readPrice = (text: string) => readAmount(text, currency.digits)
  const stock = readStock(field)
  const price = edited('price') ? readPrice(field('price')) : undefined
  const compareAt = edited('compareAt') ? readOptional(field('compareAt'), readPrice) : undefined
  const lowStockLevel = edited('lowLine') ? readOptional(field('lowLine'), readWhole) : undefined
  const changedSince = storedFields
    .filter((name) => edited(name) && seen(name) !== now[name])
    .map((name) => words.changedSince(words[name], seen(name), now[name]))
  if (stock?.type === 'set' && stock.seen !== undefined && stock.seen !== variant.stock)
    changedSince.push(words.changedSince(words.stock, field('seen'), stockOf(variant)))
  // With everything that is wrong, because the row is then shown with the store's values of today.
  const refuse = (...sentences: readonly string[]) => [...changedSince, ...sentences].join(' ')
  if (stock === null || lowStockLevel === 'wrong') return refuse(words.numberWrong)
  if (price === null || compareAt === 'wrong') return refuse(words.priceWrong)
  if (changedSince.length > 0) return refuse()
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
