import { findLineChanges, type LineChange, type SeenPrices } from '#app/cart/quote/line-changes.ts'
import { nameTypedCode, type OrderCodes } from '#app/cart/store/use-order-codes.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { OrderQuote } from '#commerce/model/order-quote.ts'

export { toDetails } from './checkout-details.ts'

/** What differs from what the shopper has seen. */
export type FoundChanges = {
  readonly lines: readonly LineChange[]
  /** Why codes no longer apply, a sentence for each. */
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
  const lost = listLostCodes(accepted.quote, quote).map((reason) => nameTypedCode(reason, codes))
  const isChanged =
    lines.length > 0 || lost.length > 0 || quote.total.minor !== accepted.quote.total.minor
  return isChanged ? { lines, lost, quote } : null
}

/** Why codes that applied before take nothing off. */
function listLostCodes(seen: OrderQuote, now: OrderQuote): string[] {
  return Object.entries(now.codes).flatMap(([code, effect]) =>
    !effect.valid && seen.codes[code]?.valid !== false ? [effect.reason] : [],
  )
}
