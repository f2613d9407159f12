import { readStored, writeStored } from '#app/browser/browser-storage.ts'

/** Storage key of the time the offer was shown, in epoch milliseconds. */
const KEY = 'party-gully-exit-intent'

/** Specification section 9. The cookie policy tells shoppers. */
const SUPPRESSED_MS = 24 * 60 * 60 * 1000

const readTime = (value: unknown) => (typeof value === 'number' ? value : null)

/** Whether the offer was shown within the last 24 hours. Ignores a future time: the clock was set back. */
export function wasShownLately(now: number): boolean {
  const shownAt = readStored(KEY, readTime)
  return shownAt !== null && shownAt <= now && now - shownAt < SUPPRESSED_MS
}

/** Stores that the offer is shown now. */
export function noteShown(now: number): void {
  writeStored(KEY, now)
}
