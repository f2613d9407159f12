import { errorCodeOf, StorefrontFault } from './storefront-fault.ts'

/** Waits; rejects with the signal's reason when it is aborted first. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export type RetryPlan = {
  /** Attempts after the first one. */
  readonly retries: number
  readonly isWorthRepeating: (fault: StorefrontFault) => boolean
  readonly sleep: Sleep
  /** From 0 up to but not including 1. */
  readonly random: () => number
  readonly signal?: AbortSignal
}

const FIRST_DELAY_MS = 1000
const JITTER_MS = 1000
/** A store that asks for a longer pause than a shopper waits gets no second attempt. */
const LONGEST_DELAY_MS = 30_000

/**
 * Runs `attempt` again after a fault worth repeating: 1000 ms doubling plus up to 1000 ms at random,
 * or as long as the store asked for where that is longer (specification section 8, Retry wrapper).
 */
export async function withRetries<Answer>(
  attempt: () => Promise<Answer>,
  { retries, isWorthRepeating, sleep, random, signal }: RetryPlan,
): Promise<Answer> {
  for (let done = 0; ; done += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof StorefrontFault) || done >= retries || !isWorthRepeating(error)) {
        throw error
      }
      const backOff = FIRST_DELAY_MS * 2 ** done + Math.floor(random() * JITTER_MS)
      const delay = Math.max(backOff, error.retryAfterMs ?? 0)
      if (delay > LONGEST_DELAY_MS) throw error
      await sleep(delay, signal)
    }
  }
}

/**
 * Whether asking the same again may go better: trouble on the way or in the store, never a wrong
 * question and nothing that says Unauthorized (specification section 8, Retry wrapper).
 */
export function isPassingTrouble({ kind, status, message, errors }: StorefrontFault): boolean {
  if (/unauthorized/i.test(message)) return false
  if (kind === 'graphql')
    return errors.some((each) => errorCodeOf(each) === 'INTERNAL_SERVER_ERROR')
  if (kind === 'http') return status === 408 || (status !== null && status >= 500)
  return kind === 'offline' || kind === 'blocked' || kind === 'timeout' || kind === 'throttled'
}

/** Whether the store turned the request away before doing anything, so that a mutation may be sent again. */
export function isTurnedAway({ kind }: StorefrontFault): boolean {
  return kind === 'throttled'
}

export const sleepFor: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })

/** `Retry-After` in milliseconds: the header holds seconds or a date; null when absent or unreadable. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d+(\.\d+)?$/.test(header.trim())) return Math.ceil(Number(header) * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
