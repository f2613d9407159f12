import { monotonicNow } from './monotonic-now.ts'
import { createSharedWork, type WorkRules } from './shared-work.ts'

const MINUTE = 60_000
/** A page waits this long for the first value, then renders without it. */
const TIMEOUT_MS = 1000

export type CachedValueParts<Value> = {
  readonly read: () => Promise<Value | null>
  /** Milliseconds until the value is read again. */
  readonly ttlMs: number
  /** Called when reading fails; the last value stays, and reading is retried after a minute. */
  readonly onFault: (error: unknown) => void
  readonly rules: WorkRules
  readonly now?: (() => number) | undefined
}

/**
 * The value for a page; null while unknown.
 * @param noteMissing called when no value was read yet: reading takes too long, or has failed
 */
export type ReadCached<Value> = (noteMissing?: () => void) => Promise<Value | null>

/**
 * Reads a value from the store when a page first needs it, once for all pages that wait, and keeps it for all. When it
 * is out of date, pages get the last value at once while a new one is read.
 */
export function createCachedValue<Value>(parts: CachedValueParts<Value>): ReadCached<Value> {
  const { read, ttlMs, onFault, rules, now = monotonicNow } = parts
  const reading = createSharedWork<void>(rules, now)
  let value: Value | null = null
  let isKnown = false
  let readAgainAt = now()

  async function renew(): Promise<void> {
    try {
      value = await read()
      isKnown = true
      readAgainAt = now() + ttlMs
    } catch (error) {
      onFault(error)
      readAgainAt = now() + MINUTE
    }
  }

  return async (noteMissing) => {
    if (now() >= readAgainAt) {
      if (value === null) await waitAtMost(TIMEOUT_MS, reading.run('', renew))
      else if (!reading.isUnderWay('')) void reading.run('', renew)
    }
    if (!isKnown) noteMissing?.()
    return value
  }
}

async function waitAtMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  void work.then(resolve)
  await isOver
  clearTimeout(timer)
}
