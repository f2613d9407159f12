import { useState, useSyncExternalStore } from 'react'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Icon } from '#app/ui/icons.tsx'
import { ACTIVITY_SECONDS, type Activity, activityAt } from '#commerce/model/figures/activity.ts'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import { activityWords as words } from '#content/activity.ts'
import { createTicks } from './ticks.ts'

export type ActivityPanelProps = {
  productId: string
  figures: FiguresSource
}

/**
 * Recent activity for the game, updated every eight seconds (specification sections 2 and 4). Can be
 * paused, as WCAG 2.2.2 requires.
 */
export function ActivityPanel({ productId, figures }: ActivityPanelProps) {
  const [ticks] = useState(() => createTicks(ACTIVITY_SECONDS * 1000))
  const [isPaused, setPaused] = useState(false)
  const tick = useSyncExternalStore(
    isPaused ? subscribeToNothing : ticks.subscribe,
    ticks.count,
    () => 0,
  )

  const activity = activityAt(figures, productId, tick)
  if (activity === null) return null
  return (
    <section
      aria-label={words.title}
      className="rounded-control border-2 border-line bg-surface p-1"
    >
      <div className="grid gap-1 rounded-[0.5rem] border border-line py-1.5 pr-1.5 pl-3.5">
        <div className="flex items-center justify-between gap-3">
          <Counts activity={activity} />
          <IconButton
            label={isPaused ? words.resume : words.pause}
            className="noscript:hidden"
            onClick={() => setPaused(!isPaused)}
          >
            <Icon fill="currentColor">
              <path d={isPaused ? 'M8 5l11 7-11 7z' : 'M7 5h3v14H7zM14 5h3v14h-3z'} />
            </Icon>
          </IconButton>
        </div>
        <Purchase key={tick} {...activity.purchase} />
      </div>
    </section>
  )
}

const subscribeToNothing = () => () => undefined

function Counts({ activity: { viewers, boughtInPastHour } }: { activity: Activity }) {
  const counts = [
    { count: viewers, label: words.viewers },
    { count: boughtInPastHour, label: words.bought },
  ]
  return (
    <ul className="flex flex-wrap items-baseline gap-x-5">
      {counts.map(({ count, label }) => (
        <li key={label} className="flex items-baseline gap-1.5 text-sm">
          <b className="min-w-[1.1em] text-right font-display text-xl font-normal text-marigold">
            {count}
          </b>{' '}
          {label}
        </li>
      ))}
    </ul>
  )
}

/** Reserves two lines on phones, so that a long city name shifts nothing. */
function Purchase({ city, minutesAgo }: Activity['purchase']) {
  return (
    <p className="min-h-[2lh] text-sm text-muted transition-opacity duration-(--long) starting:opacity-0 sm:min-h-0">
      {words.purchase(city, minutesAgo)}
    </p>
  )
}
