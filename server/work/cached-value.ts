import { monotonicNow } from './monotonic-now.ts'
import { createSharedWork, type WorkRules } from './shared-work.ts'

const MINUTE = 60_000
/** A page waits this long for the first value, then renders without it. */
const TIMEOUT_MS = 1000

export type CachedValueParts<Value> = {
  readonly read: () => Promise<Value | null>
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
export type ReadCached<Value> = (noteLate?: () => void) => Promise<Value | null>

/**
 * Reads a value from the store when a page first needs it, once for all pages that wait, and keeps it for all. When it
 * is out of date, pages get the last value at once while a new one is read.
 */
export function createCachedValue<Value>(parts: CachedValueParts<Value>): ReadCached<Value> {
  const { read, keptFor, onFault, rules, now = monotonicNow } = parts
  const reading = createSharedWork<void>(rules, now)
  let value: Value | null = null
  let readAgainAt = now()

  async function renew(): Promise<void> {
    try {
      value = await read()
      readAgainAt = now() + keptFor
    } catch (error) {
      onFault(error)
      readAgainAt = now() + MINUTE
    }
  }

  return async (noteLate) => {
    if (now() < readAgainAt) return value
    if (value === null) {
      const isLate = await takesLonger(reading.run('', renew), TIMEOUT_MS)
      if (isLate) noteLate?.()
    } else if (!reading.isUnderWay('')) void reading.run('', renew)
    return value
  }
}

async function takesLonger(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const { promise: isLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, milliseconds, true)
  work.then(() => resolve(false))
  return isLate.finally(() => clearTimeout(timer))
}
