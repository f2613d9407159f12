import { type QuotedOrder, QuoteRows, TotalRow } from '#app/cart/quote/total-rows.tsx'
import type { OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { checkout } from '#content/checkout.ts'
import { orderSummary as words } from '#content/order-summary.ts'

/** Subtotal, what the store granted for each code, delivery and total. */
export function SummaryTotals({ quote, codes }: { quote: QuotedOrder; codes: OrderCodes }) {
  return (
    <dl className="grid gap-1.5" aria-busy={quote.isPending}>
      <TotalRow term={words.subtotal} detail={formatExactMoney(quote.subtotal)} />
      <QuoteRows quote={quote} codes={codes} />
      {/* On wide screens the total is beside the pay button, just below. */}
      <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t-2 border-edge pt-3 text-2xl font-bold lg:hidden">
        <dt>{checkout.summary.total}</dt>
        <dd aria-live="polite">{formatExactMoney(quote.total)}</dd>
      </div>
    </dl>
  )
}
