import { LRUCache } from 'lru-cache'
import { isRefusedByStore, StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { findUrlRedirect } from '#commerce/operations/url-redirects.ts'
import { monotonicNow } from '../monotonic-now.ts'
import { decodePath } from '../page-parameters.ts'
import { createSharedWork } from '../shared-work.ts'
import type { LastingStorefront } from '../storefront.ts'
import { readTarget } from './read-target.ts'
import { findStandardAddress } from './standard-places.ts'

/** Where the merchant sends visitors of a missing page; null when nowhere. @throws StorefrontFault when nobody knows */
export type FindStoreRedirect = (path: string) => Promise<string | null>

export type StoreRedirectsParts = {
  readonly storefront: LastingStorefront
  /** Origins that are this shop to a merchant: its own, and its store's. */
  readonly ownOrigins: readonly string[]
  readonly warn: (message: string) => void
  readonly now?: () => number
}

const MINUTE = 60_000
const KEPT_MS = 5 * MINUTE
/** A redirect that the merchant adds works this soon. */
const ABSENT_MS = MINUTE
const REFUSED_MS = 60 * MINUTE
const MOST_KEPT = 5000
/** Longer paths are no page that a merchant ever had. */
const LONGEST_PATH = 512
/** There is no end of missing addresses: whoever tries them may not keep the store busy. */
const MOST_AT_ONCE = 16

type Kept = { readonly place: string | null; readonly until: number }

/**
 * Asks the store for its redirects, once for visitors who come at the same time, and keeps answers: where a page went for
 * 5 minutes, that it went nowhere for one, 5,000 in all. A store that refuses them to the shop's token is not asked for an
 * hour, and its missing pages are simply missing.
 */
export function createStoreRedirects(parts: StoreRedirectsParts): FindStoreRedirect {
  const { storefront, ownOrigins, warn, now = monotonicNow } = parts
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT })
  const underWay = createSharedWork<string | null>(storefront.workRules, now)
  let refusedUntil = 0

  async function ask(path: string, paths: readonly string[]): Promise<string | null> {
    try {
      const target = await findUrlRedirect(storefront.lasting, paths)
      const place = target === null ? null : readTarget(target, ownOrigins)
      const known = place === path ? null : place
      kept.set(path, { place: known, until: now() + (known === null ? ABSENT_MS : KEPT_MS) })
      return known
    } catch (error) {
      if (!isRefusedByStore(error)) throw error
      if (refusedUntil === 0) {
        warn(`The store refuses its redirects, so the shop does without: ${error.message}`)
      }
      refusedUntil = now() + REFUSED_MS
      return null
    }
  }

  return async (path) => {
    const decoded = decodePath(path)
    if (decoded === null || path.length > LONGEST_PATH || now() < refusedUntil) return null
    const known = kept.get(path)
    if (known && now() < known.until) return known.place
    if (!underWay.isUnderWay(path) && underWay.count() >= MOST_AT_ONCE) {
      throw new StorefrontFault('throttled', 'Too many missing pages are looked up at once.')
    }
    const paths = [decoded, findStandardAddress(decoded)].filter((each) => each !== null)
    return underWay.run(path, () => ask(path, paths))
  }
}
