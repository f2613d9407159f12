import type { CartLine } from './cart-line.ts'
import { addMoney, type Money, multiplyMoney } from './money.ts'
import { limitSent } from './sent-units.ts'

/** The currency of an empty cart's total, and of stored prices without one (specification section 1). */
export const SHOP_CURRENCY = 'INR'

/** Most units of one variant in a cart: the provider refuses a million and more (decision 10, choice 20). */
export const MAX_QUANTITY = 999_999

/** Most lines of a cart (specification section 9). */
export const MAX_LINES = 250

/**
 * Adds units of a variant: an existing line grows, up to the largest quantity, and takes the new price
 * and title; otherwise a line is appended (specification section 4, Cart).
 * @returns the same list when the variant is unavailable or the quantity invalid (specification section
 * 5; the caller says 'Variant not available'), and when a new line would be one too many
 */
export function addToCart(
  lines: readonly CartLine[],
  line: CartLine,
  quantity = 1,
): readonly CartLine[] {
  if (!line.variant.available || !isQuantity(quantity)) return lines
  const present = lines.find(({ variantId }) => variantId === line.variantId)
  if (present === undefined) {
    return lines.length < MAX_LINES ? [...lines, { ...line, quantity }] : lines
  }
  const grown = { ...present, ...line, quantity: addQuantities(present.quantity, quantity) }
  return lines.map((each) => (each === present ? grown : each))
}

/** Sets a line's quantity; 0 or less removes the line, a fraction or too many changes nothing. */
export function setQuantity(
  lines: readonly CartLine[],
  variantId: string,
  quantity: number,
): readonly CartLine[] {
  if (quantity <= 0) return removeLine(lines, variantId)
  if (!isQuantity(quantity)) return lines
  return lines.map((line) =>
    line.variantId === variantId
      ? { ...line, quantity, sent: limitSent(line.sent, quantity) }
      : line,
  )
}

export function removeLine(lines: readonly CartLine[], variantId: string): readonly CartLine[] {
  return lines.filter((line) => line.variantId !== variantId)
}

export function clearCart(): readonly CartLine[] {
  return []
}

/** Units, not lines: 'Shopping Cart (N items)'. */
export function countItems(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

export function lineTotal(line: CartLine): Money {
  return multiplyMoney(line.variant.price, line.quantity)
}

/** @throws RangeError for lines in several currencies, which `readCartLines` excludes */
export function sumLines(lines: readonly CartLine[]): Money {
  const [first, ...rest] = lines.map(lineTotal)
  return rest.reduce(addMoney, first ?? { minor: 0, currency: SHOP_CURRENCY })
}

/** The sum, limited to the largest quantity. */
export function addQuantities(one: number, other: number): number {
  return Math.min(one + other, MAX_QUANTITY)
}

/** A whole number from 1 to the largest quantity. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_QUANTITY
}
