import { monotonicNow } from './monotonic-now.ts'
import { createSharedWork, type WorkRules } from './shared-work.ts'

const MINUTE = 60_000
/** A page waits this long for the first value, then renders without it. */
const PATIENCE_MS = 1000

export type KeptAnswerParts<Answer> = {
  readonly ask: () => Promise<Answer | null>
  /** Milliseconds until the value is read again. */
  readonly keptFor: number
  /** Called when reading fails; the last value stays, and reading is retried after a minute. */
  readonly onFault: (error: unknown) => void
  readonly rules: WorkRules
  readonly now?: (() => number) | undefined
}

/**
 * The value for a page; null while unknown.
 * @param noteLate called when the page did not wait for a value that is being read
 */
export type ReadKept<Answer> = (noteLate?: () => void) => Promise<Answer | null>

/**
 * Reads a value from the store when a page first needs it, once for all pages that wait, and keeps it for all. When it
 * is out of date, pages get the last value at once while a new one is read.
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
