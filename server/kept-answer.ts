import { setTimeout as wait } from 'node:timers/promises'
import { monotonicNow } from './monotonic-now.ts'

const MINUTE = 60_000
/** A page waits this long for the first answer, and does without it. */
const PATIENCE_MS = 1000

export type KeptAnswerParts<Answer> = {
  readonly ask: () => Promise<Answer | null>
  /** Milliseconds until the question is asked again. */
  readonly keptFor: number
  /** Hears why there was no answer; the last one stands, and a minute later the question is asked again. */
  readonly onFault: (error: unknown) => void
  readonly now?: (() => number) | undefined
}

/**
 * Asks something of the store when a page first needs it, once for all that wait, and keeps the answer for all pages. Who
 * asks later gets the last answer at once, while a newer one is on its way.
 * @returns reads the answer; null while unknown
 */
export function createKeptAnswer<Answer>(
  parts: KeptAnswerParts<Answer>,
): () => Promise<Answer | null> {
  const { ask, keptFor, onFault, now = monotonicNow } = parts
  let known: Answer | null = null
  let asking: Promise<void> | null = null
  let askAgainAt = now()

  async function renew(): Promise<void> {
    try {
      known = await ask()
      askAgainAt = now() + keptFor
    } catch (error) {
      onFault(error)
      askAgainAt = now() + MINUTE
    }
    asking = null
  }

  return async () => {
    if (now() >= askAgainAt) asking ??= renew()
    if (known === null && asking) {
      await Promise.race([asking, wait(PATIENCE_MS, undefined, { ref: false })])
    }
    return known
  }
}
