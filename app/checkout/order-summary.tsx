import { useId, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { ChevronDownIcon } from '#app/ui/icons.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { countItems } from '#commerce/model/cart.ts'
import { formatMoney } from '#commerce/model/money.ts'
import type { OrderTotals } from '#commerce/model/order-totals.ts'
import { checkout } from '#content/checkout.ts'
import type { CheckoutCart, CheckoutRefusal } from './checkout-cart.ts'
import { CouponBox } from './coupon-box.tsx'
import { findLineChanges, findPriceBefore, type SeenPrices } from './line-changes.ts'
import { ReferralBox } from './referral-box.tsx'
import { SummaryLine } from './summary-line.tsx'
import { SummaryTotals } from './summary-totals.tsx'
import type { Coupon } from './use-coupon.ts'
import type { Referral } from './use-referral.ts'

const words = checkout.summary

export type OrderSummaryProps = {
  cart: CheckoutCart
  totals: OrderTotals
  seen: SeenPrices
  refusal: CheckoutRefusal | null
  coupon: Coupon
  referral: Referral
  className?: string
}

/** What is bought and what it comes to; folded under its total on phones. */
export function OrderSummary({ className, ...parts }: OrderSummaryProps) {
  const { cart, totals, seen } = parts
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const hasNews = findLineChanges(seen, cart.lines).length > 0
  // Cart and codes come at once, so that nothing of the summary moves.
  const isKnown = cart.isRestored && parts.referral.own !== null
  const total = cart.isRestored ? formatMoney(totals.total) : null
  return (
    <aside
      aria-labelledby={`${id}-title`}
      className={classNames(
        'overflow-hidden rounded-card border-2 border-line bg-surface',
        className,
      )}
    >
      <h2 id={`${id}-title`} className="hidden px-6 pt-6 text-2xl lg:block">
        {words.title}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        className="flex min-h-16 w-full items-center gap-2 px-4 py-2 text-left lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 flex-1 font-bold">
          {words.title}
          <span className="block text-sm font-normal text-muted">
            {cart.isRestored && itemWords(countItems(cart.lines))}{' '}
            {hasNews ? <b className="text-danger">{words.news}</b> : words.codes}
          </span>
        </span>
        <b className="text-xl">{total ?? <Skeleton className="w-16" />}</b>
        <ChevronDownIcon className={classNames('transition-[rotate]', isOpen && 'rotate-180')} />
      </button>
      <div id={`${id}-panel`} className={isOpen ? undefined : 'max-lg:hidden'}>
        {isKnown ? <SummaryPanel {...parts} /> : <SummarySkeleton />}
      </div>
    </aside>
  )
}

function SummaryPanel({
  cart,
  totals,
  seen,
  refusal,
  coupon,
  referral,
}: Omit<OrderSummaryProps, 'className'>) {
  return (
    <>
      <ul aria-label="Games" className="grid gap-3 px-4 pt-2 pb-5 lg:px-6 lg:pt-5">
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
        <CouponBox coupon={coupon} />
        <ReferralBox referral={referral} />
      </div>
      <div className="scallop-above grid gap-3 bg-inset px-4 py-5 [--cloth:var(--inset)] [--scallop:1.25rem] lg:px-6">
        <SummaryTotals totals={totals} coupon={coupon} hasReferral={referral.code !== null} />
        <p className="text-sm text-muted">{words.gst}</p>
        {cart.trouble && <p className="text-sm font-semibold">{words.trouble[cart.trouble]}</p>}
      </div>
    </>
  )
}

function SummarySkeleton() {
  return (
    <div
      role="status"
      aria-label="Looking into your cart"
      className="flex items-center gap-3 px-4 pt-2 pb-6 lg:px-6 lg:pt-5"
    >
      <Skeleton shape="picture" className="w-14" />
      <Skeleton className="flex-1" />
      <Skeleton className="w-14" />
    </div>
  )
}

function itemWords(count: number): string {
  return count === 1 ? '1 item.' : `${count} items.`
}
