import { useState, useSyncExternalStore } from 'react'
import { useFigures } from '#app/product/use-figures.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CountdownFigure, Remaining } from '#commerce/model/figures/figures.ts'
import { signals } from '#content/product-signals.ts'
import { createTicks } from './ticks.ts'

const SECOND_MS = 1000

/**
 * The remaining time, updated every second. The first value is the same for everyone, because pages
 * are cached; the browser's clock counts after hydration. Measured by clock, not in ticks, so that a
 * throttled timer does not lag.
 */
function useRemaining(countdown: CountdownFigure): Remaining | null {
  const [clock] = useState(createClock)
  const elapsedSeconds = useSyncExternalStore(clock.subscribe, clock.elapsedSeconds, () => null)
  if (elapsedSeconds === null) return countdown.first
  return countdown.at({
    elapsedSeconds,
    now: new Date(clock.openedAt + elapsedSeconds * SECOND_MS),
  })
}

function createClock() {
  const openedAt = Date.now()
  const { subscribe } = createTicks(SECOND_MS)
  const elapsedSeconds = () => Math.floor((Date.now() - openedAt) / SECOND_MS)
  return { openedAt, subscribe, elapsedSeconds }
}

/** The countdown of the shop's figures; nothing when they have none. */
export function ShopCountdown() {
  const { countdown } = useFigures()
  const { freeShipping } = useClaims()
  if (countdown?.kind === 'offer' && !freeShipping) return null
  return countdown && <CountdownBanner countdown={countdown} />
}

/** Specification sections 2 and 4, Product page. */
function CountdownBanner({ countdown }: { countdown: CountdownFigure }) {
  const remaining = useRemaining(countdown)
  return (
    <div className="rays rays-marigold [--ray-at:100%_50%] flex min-h-15 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control px-4 py-2.5 text-label-night">
      <p className="grow basis-20 text-balance leading-tight font-extrabold [font-stretch:85%]">
        {wordsFor(countdown, remaining)}
      </p>
      <p role="timer" className="flex flex-wrap items-center gap-1 font-bold">
        {clockParts(remaining).map(({ name, digits }, at) => (
          <span key={name} className="contents">
            {at > 0 && <span>:</span>}
            <span className="min-w-9 rounded-chip bg-label-night px-1.5 py-1 text-center text-label-marigold">
              {digits}
            </span>
          </span>
        ))}
      </p>
    </div>
  )
}

function wordsFor({ kind }: CountdownFigure, remaining: Remaining | null): string {
  const { offer, dispatch } = signals.countdown
  if (kind === 'offer') return offer
  return remaining?.day ? `${dispatch.later} ${remaining.day}` : dispatch.today
}

/** Hours, minutes and seconds; dashes while unknown. */
function clockParts(remaining: Remaining | null) {
  const { seconds } = remaining ?? { seconds: null }
  const digits = (value: number) => (seconds === null ? '--' : String(value).padStart(2, '0'))
  const all = seconds ?? 0
  return [
    { name: 'hours', digits: digits(Math.floor(all / 3600)) },
    { name: 'minutes', digits: digits(Math.floor(all / 60) % 60) },
    { name: 'seconds', digits: digits(all % 60) },
  ]
}
