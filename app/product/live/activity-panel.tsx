import { useState, useSyncExternalStore } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ACTIVITY_SECONDS, type Activity, activityAt } from '#commerce/model/figures/activity.ts'
import { noEvidence, type ProductEvidence } from '#commerce/model/figures/product-evidence.ts'
import type { ProductSales } from '#commerce/model/figures/product-sales.ts'
import { activityWords as words } from '#content/activity.ts'
import { signals } from '#content/product-signals.ts'
import { createTicks } from './ticks.ts'

export type ActivityPanelProps = {
  productId: string
  /** Id of the chosen variant. */
  variantId?: string | undefined
  /** Figures from the stock and recorded orders, shown instead of simulated activity. */
  evidence?: ProductEvidence | undefined
}

/** Activity for the game, simulated or measured; nothing when there is none. */
export function ActivityPanel({
  productId,
  variantId = '',
  evidence = noEvidence,
}: ActivityPanelProps) {
  if (useShop().settings.figures === 'simulated') return <LivePanel productId={productId} />
  const left = evidence.left[variantId]
  return (
    <>
      {left && <p className="font-bold text-coral-text">{words.left(left)}</p>}
      {evidence.sales && <SalesPanel sales={evidence.sales} />}
    </>
  )
}

/**
 * Recent activity for the game, updated every eight seconds (specification sections 2 and 4). Can be
 * paused, as WCAG 2.2.2 requires.
 */
function LivePanel({ productId }: Pick<ActivityPanelProps, 'productId'>) {
  const [ticks] = useState(() => createTicks(ACTIVITY_SECONDS * 1000))
  const [isPaused, setPaused] = useState(false)
  const tick = useSyncExternalStore(
    isPaused ? subscribeToNothing : ticks.subscribe,
    ticks.count,
    () => 0,
  )

  const activity = activityAt(productId, tick)
  return (
    <section
      aria-label={words.title}
      className="rounded-control border-2 border-line bg-surface p-1"
    >
      <div className="grid gap-1 rounded-[0.5rem] border border-line py-1.5 pr-1.5 pl-3.5">
        <div className="flex items-center justify-between gap-3">
          <Counts counts={toCounts(activity)} />
          <IconButton
            label={isPaused ? words.resume : words.pause}
            className="noscript:hidden"
            onClick={() => setPaused(!isPaused)}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </IconButton>
        </div>
        <Purchase key={tick} {...activity.purchase} reserved />
      </div>
    </section>
  )
}

const subscribeToNothing = () => () => undefined

/** Counts of recorded orders, as of the page's rendering. They are not updated. */
function SalesPanel({ sales }: { sales: ProductSales }) {
  const { soldInPastDay, boughtInPastHour, lastPurchase } = sales
  const counts = [
    { count: soldInPastDay, label: signals.sold },
    { count: boughtInPastHour, label: words.bought },
  ].filter(({ count }) => count > 0)
  return (
    <section
      aria-label={words.sales}
      className="grid gap-1 rounded-control border-2 border-line bg-surface px-3.5 py-2"
    >
      <Counts counts={counts} />
      {lastPurchase && <Purchase {...lastPurchase} />}
    </section>
  )
}

type Count = { readonly count: number; readonly label: string }

function toCounts({ viewers, boughtInPastHour }: Activity): readonly Count[] {
  return [
    { count: viewers, label: words.viewers },
    { count: boughtInPastHour, label: words.bought },
  ]
}

function Counts({ counts }: { counts: readonly Count[] }) {
  return (
    <ul className="flex flex-wrap items-baseline gap-x-5">
      {counts.map(({ count, label }) => (
        <li key={label} className="flex items-baseline gap-1.5 text-sm">
          <b className="min-w-[1.1em] text-right font-display text-xl text-marigold">{count}</b>{' '}
          {label}
        </li>
      ))}
    </ul>
  )
}

type PurchaseProps = {
  city: string
  minutesAgo: number
  /** Reserves two lines on phones, so that a long city name does not shift the layout. */
  reserved?: boolean
}

function Purchase({ city, minutesAgo, reserved = false }: PurchaseProps) {
  return (
    <p
      className={classNames(
        'text-sm text-muted',
        reserved &&
          'min-h-[2lh] transition-opacity [transition-duration:var(--long)] starting:opacity-0 sm:min-h-0',
      )}
    >
      {words.purchase(city)} <span className="whitespace-nowrap">{words.ago(minutesAgo)}</span>
    </p>
  )
}
