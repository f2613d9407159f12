import { useId, useState } from 'react'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { findLineChanges } from '#app/cart/quote/line-changes.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { countItems } from '#commerce/model/cart.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { findLeftOut } from '#commerce/model/order-quote.ts'
import { checkout } from '#content/checkout.ts'
import { codes as codeWords } from '#content/codes.ts'
import type { SummaryParts } from './summary-panel.tsx'

const words = checkout.summary

/** Client-only, because the cart is stored in the browser. */
const SummaryPanel = lazyPart(
  () => import('./summary-panel.tsx').then((part) => part.SummaryPanel),
  <SummaryWaiting />,
)

/** The order's games, codes and totals; collapsed on phones, where its toggle says that codes are inside, or which. */
export function OrderSummary(parts: SummaryParts) {
  const { cart, quote, seen, codes } = parts
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const leftOut = !quote.isPending && findLeftOut(quote, cart.lines)
  const hasNews = leftOut || findLineChanges(seen, cart.lines).length > 0
  const total = cart.isRestored ? formatExactMoney(quote.total) : null
  return (
    <aside
      aria-labelledby={`${id}-title`}
      className="overflow-hidden rounded-card border-2 border-line bg-surface"
    >
      <h2 id={`${id}-title`} className="hidden px-6 pt-4 pb-1 text-2xl lg:block">
        {words.title}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex w-full items-center gap-2 px-4 py-1 text-left lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0 flex-1 font-bold">
          {words.title}
          <span className="block text-sm font-normal text-muted">
            {cart.isRestored && words.items(countItems(cart.lines))}{' '}
            {hasNews ? (
              <b className="text-danger">{words.news}</b>
            ) : (
              (codes.coupon ?? codes.referral ?? codeWords.title)
            )}
          </span>
        </span>
        <b className="text-xl">{total ?? <Skeleton className="w-16" />}</b>
        <Icon
          name="chevron-down"
          className={classNames('transition-[rotate,scale]', isOpen && 'rotate-180')}
        />
      </button>
      {cart.isRestored ? <SummaryPanel id={id} isOpen={isOpen} {...parts} /> : <SummaryWaiting />}
    </aside>
  )
}

/** The placeholder of what is open on wide screens: a game, and the box for codes at its closed height. */
function SummaryWaiting() {
  return (
    <div className="max-lg:hidden">
      <div
        role="status"
        aria-label={checkout.opening}
        className="flex items-center gap-3 px-6 pt-5 pb-6"
      >
        <Skeleton shape="picture" className="w-14" />
        <Skeleton className="flex-1" />
        <Skeleton className="w-14" />
      </div>
      <div className="border-t-2 border-line px-6 pt-1 pb-3">
        <p className="flex min-h-touch items-center font-bold text-muted">{codeWords.title}</p>
      </div>
    </div>
  )
}
