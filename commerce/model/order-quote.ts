import { sumLines } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { Money } from './money.ts'

/** What a discount code does for an order: what it takes off, or why it takes nothing. */
export type QuotedCode =
  | { readonly valid: true; readonly discount: Money }
  | { readonly valid: false; readonly reason: string }

/** What the store charges for an order, as far as it knows the shopper. All amounts add up to the total. */
export type OrderQuote = {
  /** The goods, before discounts. */
  readonly subtotal: Money
  /** By code, spelled as in the request. */
  readonly codes: Readonly<Record<string, QuotedCode>>
  /** Automatic discounts. */
  readonly automatic: Money
  /** After its discounts; null until the store knows the address. */
  readonly delivery: Money | null
  readonly total: Money
}

/** The sum of the available lines, until the store has responded. */
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

/** How much less than for these lines the store charges because it has fewer units; null if it charges for all. */
export function findLeftOut(quote: OrderQuote, lines: readonly CartLine[]): Money | null {
  const { subtotal } = estimateOrder(lines)
  const minor = subtotal.minor - quote.subtotal.minor
  return minor > 0 ? { ...subtotal, minor } : null
}
