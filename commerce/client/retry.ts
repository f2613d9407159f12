import { errorCodeOf, StorefrontFault } from './storefront-fault.ts'

/** Rejects with the signal's reason when aborted. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>

export type RetryPlan = {
  /** Attempts after the first one. */
  readonly retries: number
  readonly isWorthRepeating: (fault: StorefrontFault) => boolean
  readonly sleep: Sleep
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number
  readonly signal?: AbortSignal
  /** Milliseconds until the caller stops waiting for the response. */
  readonly timeLeft: () => number
}

const FIRST_DELAY_MS = 1000
const JITTER_MS = 1000
/** Shoppers do not wait longer: a longer Retry-After ends the retries. */
const MAX_DELAY_MS = 30_000

/**
 * Retries `attempt` after transient faults: 1000 ms doubling plus up to 1000 ms of jitter, or the
 * store's Retry-After if longer (specification section 8, Retry wrapper).
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { retries, isWorthRepeating, sleep, random, signal, timeLeft }: RetryPlan,
): Promise<Result> {
  for (let done = 0; ; done += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof StorefrontFault) || done >= retries || !isWorthRepeating(error)) {
        throw error
      }
      const backOff = FIRST_DELAY_MS * 2 ** done + Math.floor(random() * JITTER_MS)
      const delay = Math.max(backOff, error.retryAfterMs ?? 0)
      if (delay > Math.min(MAX_DELAY_MS, timeLeft())) throw error
      await sleep(delay, signal)
    }
  }
}

/**
 * Whether a retry may help: network or server trouble, never an invalid request or anything that says
 * Unauthorized (specification section 8, Retry wrapper).
 */
export function isTransient({ kind, status, message, errors }: StorefrontFault): boolean {
  if (/unauthorized/i.test(message)) return false
  if (kind === 'graphql')
    return errors.some((each) => errorCodeOf(each) === 'INTERNAL_SERVER_ERROR')
  if (kind === 'http') return status === 408 || (status !== null && status >= 500)
  // Not `offline`: the browser reports when the network is back, and the query is sent again then (decision 60).
  return /^(?:blocked|unreachable|timeout|throttled)$/.test(kind)
}

/** Whether the store refused the request before acting, so that a mutation can be resent. */
export function isRejectedUnprocessed({ kind }: StorefrontFault): boolean {
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

/** `Retry-After` (seconds or a date) in milliseconds; null when absent or invalid. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d+(\.\d+)?$/.test(header.trim())) return Math.ceil(Number(header) * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
