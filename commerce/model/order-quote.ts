import { sumLines } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { Money } from './money.ts'

/** What a discount code does for an order: what it takes off, or why it takes nothing. */
export type QuotedCode =
  | { readonly valid: true; readonly discount: Money }
  | { readonly valid: false; readonly reason: string }

/** What the store charges for an order, so far as it knows the shopper. All amounts add up to the total. */
export type OrderQuote = {
  /** The goods, before discounts. */
  readonly subtotal: Money
  /** By code, as asked. */
  readonly codes: Readonly<Record<string, QuotedCode>>
  /** What the store takes off by itself. */
  readonly automatic: Money
  /** After discounts on it; null until the store knows where the goods go. */
  readonly delivery: Money | null
  readonly total: Money
}

/** The sum of what can be bought, until the store has answered. */
export function estimateOrder(lines: readonly CartLine[]): OrderQuote {
  const subtotal = sumLines(lines.filter(({ variant }) => variant.available))
  return {
    subtotal,
    codes: {},
    automatic: { ...subtotal, minor: 0 },
    delivery: null,
    total: subtotal,
  }
}

/** How much less the store counts than these lines: it has fewer of a game. Null when it counts them all. */
export function findLeftOut(quote: OrderQuote, lines: readonly CartLine[]): Money | null {
  const { subtotal } = estimateOrder(lines)
  const minor = subtotal.minor - quote.subtotal.minor
  return minor > 0 ? { ...subtotal, minor } : null
}
