import { findPriceBefore, type SeenPrices } from '#app/cart/line-changes.ts'
import type { RefreshTrouble } from '#app/cart/use-cart-refresh.ts'
import type { CheckoutRefusal } from '#app/cart/use-checkout.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { orderSummary as words } from '#content/order-summary.ts'
import { CouponBox, ReferralBox } from './code-boxes.tsx'
import { SummaryLine } from './summary-line.tsx'
import { SummaryTotals } from './summary-totals.tsx'
import type { OrderCodes } from './use-order-codes.ts'
import type { QuotedOrder } from './use-order-quote.ts'

export type SummaryParts = {
  cart: {
    lines: readonly CartLine[]
    /** False until the stored cart has been read. */
    isRestored: boolean
    /** Why the lines could not be refreshed, or null. */
    trouble: RefreshTrouble | null
  }
  quote: QuotedOrder
  seen: SeenPrices
  refusal: CheckoutRefusal | null
  codes: OrderCodes
}

/** Games, code boxes and totals of a restored cart. */
export function SummaryPanel({ cart, quote, seen, refusal, codes }: SummaryParts) {
  return (
    <>
      <ul aria-label={words.list} className="grid gap-3 px-4 pt-2 pb-5 lg:px-6 lg:pt-5">
        {cart.lines.map((line) => (
          <SummaryLine
            key={line.variantId}
            line={line}
            priceBefore={findPriceBefore(seen, line)}
            problem={refusal?.variantId === line.variantId ? refusal.message : null}
          />
        ))}
      </ul>
      <div className="grid gap-5 px-4 pb-6 lg:px-6">
        <CouponBox lines={cart.lines} codes={codes} />
        <ReferralBox lines={cart.lines} codes={codes} />
      </div>
      <div className="scallop-above grid gap-3 bg-inset px-4 py-5 [--cloth:var(--inset)] [--scallop:1.25rem] lg:px-6">
        <SummaryTotals quote={quote} codes={codes} />
        <p className="text-sm text-muted">{words.gst}</p>
        {cart.trouble && <p className="text-sm font-semibold">{words.trouble[cart.trouble]}</p>}
      </div>
    </>
  )
}
