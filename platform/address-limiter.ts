import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** How often one address may do something: `burst` times at once, and once more every `everyMs`. */
export type Limit = { readonly burst: number; readonly everyMs: number }

/**
 * Counts actions per address. Our own calls have no address (null) and are never limited. Waits are whole seconds,
 * for `Retry-After`.
 */
export type AddressLimiter = {
  /** How long until the address may act `times` times; 0 when it may act at once. Counts nothing. */
  waitOf(address: string | null, times?: number): number
  /** Counts an action of the address, even beyond its limit. */
  count(address: string | null, times?: number): void
  /** Counts an action if the address may act at once. @returns how long it has to wait; 0 when counted */
  take(address: string | null): number
}

type LimiterOptions = {
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number
  /** Most addresses remembered, 5 MB of memory. Above it, the least recently active address is forgotten. */
  readonly maxAddresses?: number
  /** Called each time an address has to wait. */
  readonly onWait?: (() => void) | undefined
}

/**
 * A limiter for one kind of action, by the generic cell rate algorithm: per address it stores one number, the time
 * at which the whole burst is available again.
 */
export function createAddressLimiter(
  { burst, everyMs }: Limit,
  { now = () => performance.now(), maxAddresses = 20_000, onWait }: LimiterOptions = {},
): AddressLimiter {
  // `maxSize`, since `max` makes each of some twenty limiters allocate all its memory at once: 3 to 5 ms at start.
  const quietAt = new LRUCache<string, number>({ maxSize: maxAddresses, sizeCalculation: () => 1 })
  const usedBy = (key: string) => Math.max(0, (quietAt.get(key) ?? 0) - now())

  function waitOf(address: string | null, times = 1): number {
    if (address === null) return 0
    const tooMuch = usedBy(networkOf(address)) + (times - burst) * everyMs
    // Fractions of the clock must not make an unused address wait.
    if (tooMuch <= 0.001) return 0
    onWait?.()
    return Math.ceil(tooMuch / 1000)
  }
  function count(address: string | null, times = 1): void {
    if (address === null || times === 0) return
    const key = networkOf(address)
    const maxDebtMs = 2 * burst * everyMs
    quietAt.set(key, now() + Math.min(maxDebtMs, usedBy(key) + times * everyMs))
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

/** A household gets a whole IPv6 /64 (RFC 6177), and its devices change their addresses in it daily. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return parsed.toByteArray().slice(0, 8).join('.')
}

/**
 * A limiter for each of these limits.
 * @param factor how many times as many people share an address; 0 for no limits
 * @param onWait receives the limit's name each time an address has to wait
 */
export function createAddressLimiters<Name extends string>(
  limits: Readonly<Record<Name, Limit>>,
  factor: number,
  onWait: (name: string) => void,
): Readonly<Record<Name, AddressLimiter>> {
  const create = (name: Name) => {
    const scaled = scaleLimit(limits[name], factor)
    return scaled ? createAddressLimiter(scaled, { onWait: () => onWait(name) }) : unlimited
  }
  // The names are the keys of `limits`.
  const names = Object.keys(limits) as Name[]
  const limiters = Object.fromEntries(names.map((name) => [name, create(name)]))
  return limiters as Record<Name, AddressLimiter>
}

/** The limit for an address that `factor` times as many people share; null for a factor of 0: no limit. */
function scaleLimit({ burst, everyMs }: Limit, factor: number): Limit | null {
  if (factor === 0) return null
  return { burst: Math.max(1, Math.round(burst * factor)), everyMs: everyMs / factor }
}

/** A limiter that never makes anyone wait. */
export const unlimited: AddressLimiter = {
  waitOf: () => 0,
  count: () => undefined,
  take: () => 0,
}
