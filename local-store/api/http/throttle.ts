import type { GraphQLError } from 'graphql'
import type { AddressLimiter } from '#platform/address-limiter.ts'
import { limitCodeAttempts } from '../../limits/limit-code-attempts.ts'
import { waitText } from '../../limits/wait-text.ts'
import { toCodeKey } from '../../store/code-key.ts'
import type { ApiContext } from '../api-context.ts'
import { apiError } from './api-error.ts'

/**
 * The provider's error for a client over its limit; the response's `Retry-After`
 * header has the seconds.
 */
export function throttled(what: string, seconds: number): GraphQLError {
  const message = `Throttled: ${what} from this address. Try again ${waitText(seconds)}.`
  return apiError('THROTTLED', message, { retryAfter: seconds })
}

/** Counts one action. @throws GraphQLError when the buyer has to wait */
export function takeOrThrottle(
  limiter: AddressLimiter,
  { buyerIp }: Pick<ApiContext, 'buyerIp'>,
  what: string,
): void {
  const seconds = limiter.take(buyerIp)
  if (seconds > 0) throw throttled(what, seconds)
}

/** Counts unknown codes. @throws GraphQLError before revealing whether they exist */
export function throttleCodeAttempts(
  kind: 'codes' | 'giftCards',
  codes: readonly string[],
  { limits, buyerIp, store }: Pick<ApiContext, 'limits' | 'buyerIp' | 'store'>,
): void {
  const isKnown = (code: string) =>
    kind === 'codes'
      ? store.catalogue.discounts.has(toCodeKey(code))
      : store.giftCards.find(code) !== null
  const seconds = limitCodeAttempts(limits[kind], buyerIp, codes, isKnown)
  const what = kind === 'codes' ? 'discount codes' : 'gift cards'
  if (seconds > 0) throw throttled(`too many ${what} were tried`, seconds)
}

/** The longest wait in the errors, in seconds; null when there is none. */
export function longestWait(errors: readonly GraphQLError[] | undefined): number | null {
  const waits = (errors ?? []).map(({ extensions }) => extensions?.retryAfter)
  const seconds = Math.max(0, ...waits.map((wait) => (typeof wait === 'number' ? wait : 0)))
  return seconds === 0 ? null : seconds
}
