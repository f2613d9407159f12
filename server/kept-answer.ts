import { monotonicNow } from './monotonic-now.ts'
import { createSharedWork, type WorkRules } from './shared-work.ts'

const MINUTE = 60_000
/** A page waits this long for the first answer, and does without it. */
const PATIENCE_MS = 1000

export type KeptAnswerParts<Answer> = {
  readonly ask: () => Promise<Answer | null>
  /** Milliseconds until the question is asked again. */
  readonly keptFor: number
  /** Hears why there was no answer; the last one stands, and a minute later the question is asked again. */
  readonly onFault: (error: unknown) => void
  readonly rules: WorkRules
  readonly now?: (() => number) | undefined
}

/**
 * The answer for one page; null while unknown.
 * @param noteLate called when the page did not wait for an answer that is on its way
 */
export type ReadKept<Answer> = (noteLate?: () => void) => Promise<Answer | null>

/**
 * Asks something of the store when a page first needs it, once for all that wait, and keeps the answer for all pages. Who
 * asks later gets the last answer at once, while a newer one is on its way.
 */
export function createKeptAnswer<Answer>(parts: KeptAnswerParts<Answer>): ReadKept<Answer> {
  const { ask, keptFor, onFault, rules, now = monotonicNow } = parts
  const asking = createSharedWork<void>(rules, now)
  let known: Answer | null = null
  let askAgainAt = now()

  async function renew(): Promise<void> {
    try {
      known = await ask()
      askAgainAt = now() + keptFor
    } catch (error) {
      onFault(error)
      askAgainAt = now() + MINUTE
    }
  }

  return async (noteLate) => {
    if (now() < askAgainAt) return known
    if (known === null) {
      const isLate = await takesLonger(asking.run('', renew), PATIENCE_MS)
      if (isLate) noteLate?.()
    } else if (!asking.isUnderWay('')) void asking.run('', renew)
    return known
  }
}

async function takesLonger(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const { promise: isLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, milliseconds, true)
  work.then(() => resolve(false))
  return isLate.finally(() => clearTimeout(timer))
}
