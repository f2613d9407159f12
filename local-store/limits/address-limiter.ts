import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** How often one address may do something: `burst` times at once, and once more every `everyMs`. */
export type Limit = { readonly burst: number; readonly everyMs: number }

/**
 * Counts what addresses do. Unknown addresses (null) are those of our own calls, and never limited.
 * Waits are whole seconds, for `Retry-After`.
 */
export type AddressLimiter = {
  /** How long until the address may do it `times` times, 0 when it may now; counts nothing. */
  waitOf(address: string | null, times?: number): number
  /** Counts that the address did it, even beyond its limit. */
  count(address: string | null, times?: number): void
  /** Counts it if the address may do it now. @returns how long it has to wait; 0 when it was counted */
  take(address: string | null): number
}

type LimiterOptions = {
  /** Milliseconds on a clock that is never set back. */
  readonly now?: () => number
  /** Of more addresses than this the one that was quiet for longest is forgotten: 5 MB at most. */
  readonly mostAddresses?: number
  /** Hears of each address that has to wait. */
  readonly onWait?: (() => void) | undefined
}

/**
 * A limiter for one kind of action: the generic cell rate algorithm, which keeps one number for each
 * address, the time at which it will have used up nothing.
 */
export function createAddressLimiter(
  { burst, everyMs }: Limit,
  { now = () => performance.now(), mostAddresses = 20_000, onWait }: LimiterOptions = {},
): AddressLimiter {
  // By size: with `max` each of some twenty limiters would take its whole room at once, 3 to 5 ms of the start.
  const quietAt = new LRUCache<string, number>({ maxSize: mostAddresses, sizeCalculation: () => 1 })
  const usedBy = (key: string) => Math.max(0, (quietAt.get(key) ?? 0) - now())

  function waitOf(address: string | null, times = 1): number {
    if (address === null) return 0
    const tooMuch = usedBy(networkOf(address)) + (times - burst) * everyMs
    // A clock's fractions would make somebody wait who has done nothing.
    if (tooMuch <= 0.001) return 0
    onWait?.()
    return Math.ceil(tooMuch / 1000)
  }
  function count(address: string | null, times = 1): void {
    if (address === null || times === 0) return
    const key = networkOf(address)
    const most = 2 * burst * everyMs
    quietAt.set(key, now() + Math.min(most, usedBy(key) + times * everyMs))
  }
  return {
    waitOf,
    count,
    take(address) {
      const wait = waitOf(address)
      if (wait === 0) count(address)
      return wait
    },
  }
}

/** One household has a whole /64 of IPv6 (RFC 6177), and its devices change their address in it daily. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toByteArray().slice(0, 8).join('.')
}

/** The same limit for an address of `factor` times as many people; null for a factor of 0: no limit. */
export function scaleLimit({ burst, everyMs }: Limit, factor: number): Limit | null {
  if (factor === 0) return null
  return { burst: Math.max(1, Math.round(burst * factor)), everyMs: everyMs / factor }
}

/** For a limit that is switched off. */
export const unlimited: AddressLimiter = {
  waitOf: () => 0,
  count: () => undefined,
  take: () => 0,
}
