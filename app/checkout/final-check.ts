import { findLineChanges, type LineChange, type SeenPrices } from '#app/cart/quote/line-changes.ts'
import type { AppliedCodes } from '#app/cart/store/applied-codes.ts'
import { nameTypedCode, type OrderCodes, toCodeDetails } from '#app/cart/store/use-order-codes.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import type { OrderQuote } from '#commerce/model/order-quote.ts'

/** What differs from what the shopper has seen. */
export type FoundChanges = {
  readonly lines: readonly LineChange[]
  /** Why codes take nothing off, a sentence for each. */
  readonly lost: readonly string[]
  readonly quote: OrderQuote
}

/** Compares the store's current cart and total with what the shopper has seen. @returns null if nothing differs */
export function findChanges(
  accepted: { readonly seen: SeenPrices; readonly quote: OrderQuote },
  current: readonly CartLine[],
  quote: OrderQuote,
  codes: OrderCodes,
): FoundChanges | null {
  const lines = findLineChanges(accepted.seen, current)
  const isLost = Object.entries(quote.codes).some(
    ([code, { valid }]) => !valid && accepted.quote.codes[code]?.valid !== false,
  )
  const isChanged = lines.length > 0 || isLost || quote.total.minor !== accepted.quote.total.minor
  // Also of those that had stopped before: the summary is folded on phones, and the total has to add up.
  const lost = Object.entries(quote.codes).flatMap(([code, effect]) =>
    effect.valid ? [] : [nameTypedCode(withCode(effect.reason, code), codes)],
  )
  return isChanged ? { lines, lost, quote } : null
}

/** Two codes may have one reason, and not every reason says which code it is about. */
const withCode = (reason: string, code: string) =>
  reason.includes(code) ? reason : `${code}: ${reason}`

/** The body of a checkout request, without its lines (specification section 3, Shipping address sent on). */
export function toDetails(
  { email, paymentMethod, address, state, zipCode, ...person }: CheckoutInput,
  codes: AppliedCodes,
) {
  return {
    email,
    paymentMethod,
    ...toCodeDetails(codes),
    shippingAddress: { ...person, address1: address, province: state, zip: zipCode },
  }
}
