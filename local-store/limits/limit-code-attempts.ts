import type { AddressLimiter } from '#platform/address-limiter.ts'

/**
 * Counts unknown codes, so that nobody finds one by guessing. All the codes must fit into the limit before any is
 * looked up: otherwise a refusal would reveal whether one of them exists.
 *
 * @returns seconds to wait; 0 when the codes may be looked up
 */
export function limitCodeAttempts(
  limiter: AddressLimiter,
  buyerIp: string | null,
  codes: readonly string[],
  isKnown: (code: string) => boolean,
): number {
  if (codes.length === 0) return 0
  const wait = limiter.waitOf(buyerIp, codes.length)
  if (wait === 0) limiter.count(buyerIp, codes.filter((code) => !isKnown(code)).length)
  return wait
}
