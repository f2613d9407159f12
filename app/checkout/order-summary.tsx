import { useId, useState } from 'react'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { checkout } from '#content/checkout.ts'
import { codes as codeWords } from '#content/codes.ts'
import type { SummaryParts } from './summary-panel.tsx'

const words = checkout.summary

/** Client-only, because the cart is stored in the browser. */
const SummaryPanel = lazyPart(
  () => import('./summary-panel.tsx').then((part) => part.SummaryPanel),
  <SummaryWaiting />,
)

const SummaryRow = lazyPart(
  () => import('./summary-row.tsx').then((part) => part.SummaryRow),
  <RowWaiting />,
)

/** The order's games, codes and totals; collapsed on phones to a row that says what is inside. */
export function OrderSummary(parts: SummaryParts) {
  const { isRestored } = parts.cart
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <aside
      aria-labelledby={`${id}-title`}
      className="order-summary overflow-hidden rounded-card border-2 border-line bg-surface"
    >
      <h2 id={`${id}-title`} className="hidden px-6 pt-4 pb-1 text-2xl lg:block">
        {words.title}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="summary-row lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {isRestored ? <SummaryRow {...parts} /> : <RowWaiting />}
        <Icon
          name="chevron-down"
          className={classNames('transition-[rotate,scale]', isOpen && 'rotate-180')}
        />
      </button>
      {isRestored ? <SummaryPanel id={id} isOpen={isOpen} {...parts} /> : <SummaryWaiting />}
    </aside>
  )
}

/** The placeholder of the row, as high as it. */
function RowWaiting() {
  return (
    <>
      <Skeleton shape="picture" className="summary-box" />
      <span className="summary-words">
        {words.title}
        <span>
          <Skeleton />
        </span>
        <span>{codeWords.title}</span>
      </span>
      <Skeleton className="w-16" />
    </>
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
