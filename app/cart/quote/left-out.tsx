import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { findLeftOut } from '#commerce/model/order-quote.ts'
import { leftOutOfTotal } from '#content/cart.ts'
import type { QuotedOrder } from './total-rows.tsx'

/** By how much the lines exceed the store's subtotal, once the store has responded. */
export function LeftOut({ quote, lines }: { quote: QuotedOrder; lines: readonly CartLine[] }) {
  const amount = quote.isPending ? null : findLeftOut(quote, lines)
  if (!amount) return null
  return (
    <p role="status" className="text-sm font-semibold text-danger">
      {leftOutOfTotal(formatExactMoney(amount))}
    </p>
  )
}
