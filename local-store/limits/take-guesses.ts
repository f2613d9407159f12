import type { AddressLimiter } from './address-limiter.ts'

/**
 * Counts the codes that nobody knows, so that nobody finds one by trying. All of them must fit before any
 * is looked up: else a refusal would itself tell whether one of them is known.
 *
 * @returns seconds to wait; 0 when the codes may be looked up
 */
export function takeGuesses(
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
