import { HaveCode } from '#app/cart/codes/have-code.tsx'
import { LeftOut } from '#app/cart/quote/left-out.tsx'
import { findPriceBefore, type SeenPrices } from '#app/cart/quote/line-changes.ts'
import { type QuotedOrder, QuoteRows, TotalRow } from '#app/cart/quote/total-rows.tsx'
import type { RefreshTrouble } from '#app/cart/quote/use-cart-refresh.ts'
import type { OrderCodes } from '#app/cart/store/use-order-codes.ts'
import type { CheckoutRefusal } from '#app/cart/to-checkout/use-checkout.ts'
import { useOfferedReferralCode } from '#app/referral/referral-code.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { checkout } from '#content/checkout.ts'
import { orderSummary as words } from '#content/order-summary.ts'
import { SummaryLine } from './summary-line.tsx'

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

export type SummaryPanelProps = SummaryParts & {
  /** What the toggle of phones controls. */
  id: string
  /** Whether it is unfolded on phones. */
  isOpen: boolean
}

/** Games, codes and costs. A code of a share link is still to be applied, so that its box stays in view. */
export function SummaryPanel({ id, isOpen, ...parts }: SummaryPanelProps) {
  const { cart, codes, quote } = parts
  const isOffered = useOfferedReferralCode() !== null && codes.referral === null
  const fold = isOpen ? undefined : 'max-lg:hidden'
  return (
    <div id={id} className={classNames('summary-panel', !isOffered && fold)}>
      <SummaryLines {...parts} className={fold} />
      <div className="border-t-2 border-line px-4 py-1 lg:px-6 lg:pb-3">
        <HaveCode
          lines={cart.lines}
          codes={codes}
          effects={quote.codes}
          startsOpen={matchMedia('(width < 64rem)').matches}
        />
      </div>
      <div className={fold}>
        <SummaryCosts {...parts} />
      </div>
    </div>
  )
}

/** The games. */
function SummaryLines({ cart, seen, refusal, className }: SummaryParts & { className?: string }) {
  return (
    <ul
      aria-label={words.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
      tabIndex={0}
      className={classNames('summary-lines px-4 lg:px-6', className)}
    >
      {cart.lines.map((line) => (
        <SummaryLine
          key={line.variantId}
          line={line}
          priceBefore={findPriceBefore(seen, line)}
          problem={refusal?.variantId === line.variantId ? refusal.message : null}
        />
      ))}
    </ul>
  )
}

function SummaryCosts({ cart, quote, codes }: Pick<SummaryParts, 'cart' | 'quote' | 'codes'>) {
  return (
    <div className="scallop-above grid gap-3 bg-inset px-4 py-5 [--cloth:var(--inset)] [--scallop:1.25rem] lg:gap-1.5 lg:px-6 lg:py-3">
      <SummaryTotals quote={quote} codes={codes} />
      <LeftOut quote={quote} lines={cart.lines} />
      <p className="text-sm text-muted">{words.gst}</p>
      {cart.trouble && <p className="text-sm font-semibold">{words.trouble[cart.trouble]}</p>}
    </div>
  )
}

/** Subtotal, what the store granted for each code, delivery and total. */
function SummaryTotals({ quote, codes }: { quote: QuotedOrder; codes: OrderCodes }) {
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
