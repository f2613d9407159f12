import { type Currency, formatMoney } from '../store/currency.ts'
import type { MerchantVariant, StockEdit, VariantChange } from './variant-change.ts'

const MAX_UNITS = 1_000_000
/** Minor units: a crore of rupees. */
const MAX_PRICE = 1_000_000_000

/** Why a row of a bulk edit is invalid, in a sentence; null when it is valid. */
export function findChangeFault(
  change: VariantChange,
  variant: MerchantVariant | null,
  currency: Currency,
): string | null {
  if (variant === null) return 'This variant no longer exists.'
  const { stock, lowStockLevel } = change
  return (
    (stock === undefined ? null : findStockFault(stock, variant)) ??
    findPriceFault(change, variant, currency) ??
    (isCount(lowStockLevel)
      ? null
      : `“Low at” is a whole number from 0 to ${MAX_UNITS.toLocaleString('en')}.`)
  )
}

const isCount = (level: VariantChange['lowStockLevel']) =>
  typeof level !== 'number' || (Number.isInteger(level) && level >= 0 && level <= MAX_UNITS)

function findStockFault(
  edit: StockEdit,
  { stock, continueSelling }: MerchantVariant,
): string | null {
  if (stock === null)
    return 'The stock of this variant is not counted: the catalogue file has to say that it is.'
  if (edit.type === 'sold-out')
    return continueSelling
      ? 'This variant goes on selling without stock: the catalogue file has to say otherwise.'
      : null
  const { units } = edit
  if (!Number.isInteger(units) || Math.abs(units) > MAX_UNITS)
    return `The stock is a whole number up to ${MAX_UNITS.toLocaleString('en')}.`
  if (edit.type === 'add')
    return units < 0 && stock + units < 0 ? `Only ${stock} are in stock.` : null
  if (units < 0) return 'The stock cannot be less than 0.'
  const isStale = edit.seen !== undefined && edit.seen !== stock
  return isStale
    ? `The stock is ${stock} now, not ${edit.seen}: something was sold or changed. Check again.`
    : null
}

function findPriceFault(
  { price: newPrice, compareAtPrice: newCompare }: VariantChange,
  variant: MerchantVariant,
  currency: Currency,
): string | null {
  if (newPrice === undefined && newCompare === undefined) return null
  const price = after(newPrice, variant.price, variant.filePrice)
  const compare = after(newCompare, variant.compareAtPrice, variant.fileCompareAtPrice)
  if (!isAmount(newPrice) || price === 0)
    return `The price is more than ${formatMoney(0, currency)}, and at most ${formatMoney(MAX_PRICE, currency)}.`
  const { mrp } = variant
  if (newPrice !== undefined && price !== null && mrp !== null && price > mrp)
    return `The price (${formatMoney(price, currency)}) is above the MRP on the box (${formatMoney(mrp, currency)}), which is illegal. If the box has another MRP now, correct it in the product file first.`
  if (!isAmount(newCompare))
    return `The price before is at most ${formatMoney(MAX_PRICE, currency)}.`
  return compare !== null && price !== null && compare <= price
    ? `The price before (${formatMoney(compare, currency)}) must be higher than the price (${formatMoney(price, currency)}), or empty.`
    : null
}

/** The value after a change. */
export function after(
  change: number | null | 'reset' | undefined,
  now: number | null,
  inFile: number | null,
): number | null {
  if (change === undefined) return now
  return change === 'reset' ? inFile : change
}

const isAmount = (amount: number | null | 'reset' | undefined) =>
  typeof amount !== 'number' || (Number.isInteger(amount) && amount >= 0 && amount <= MAX_PRICE)
