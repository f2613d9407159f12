import type { CartLine } from './cart-line.ts'
import { fieldsOf, isVariantId } from './stored-fields.ts'

/** Units of a variant. */
export type OrderedLine = { readonly variantId: string; readonly quantity: number }

/** A checkout that this browser was sent to (decision 48). The cart's lines record which of their units went there. */
export type CheckoutRecord = {
  /** The store's cart, with its key. */
  readonly cartId: string
  /** The Storefront endpoint that has this cart. */
  readonly endpoint: string
  /** The server's name for the checkout; null when it gave none. */
  readonly checkout: string | null
  /** When the store's cart was created, by the shop server's clock, in milliseconds since 1970. */
  readonly at: number
  /** The units that went there, or those that were left at the last check. */
  readonly lines: readonly OrderedLine[]
  /** True when the store has lost the cart, so that only the shopper knows whether it was paid for. */
  readonly isDoubtful: boolean
}

/** Units that an order removed from the cart, and the index of their line. */
export type RemovedLine = { readonly line: CartLine; readonly index: number }

/** Null for a value that names no checkout. Invalid lines are left out. */
export function readCheckoutRecord(value: unknown): CheckoutRecord | null {
  const { cartId, endpoint, checkout, at, lines, isDoubtful } = fieldsOf(value)
  if (typeof cartId !== 'string' || typeof endpoint !== 'string' || typeof at !== 'number')
    return null
  return {
    cartId,
    endpoint,
    at,
    checkout: typeof checkout === 'string' ? checkout : null,
    lines: Array.isArray(lines) ? lines.flatMap(readLine) : [],
    isDoubtful: isDoubtful === true,
  }
}

function readLine(value: unknown): OrderedLine[] {
  const { variantId, quantity } = fieldsOf(value)
  return isVariantId(variantId) && Number.isInteger(quantity)
    ? [{ variantId, quantity: Number(quantity) }]
    : []
}
