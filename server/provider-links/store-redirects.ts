import { LRUCache } from 'lru-cache'
import { isRefusedByStore, StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { findUrlRedirect } from '#commerce/operations/url-redirects.ts'
import { decodeUri } from '#platform/decode-uri.ts'
import type { LastingStorefront } from '../store/storefront.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import { createSharedWork } from '../work/shared-work.ts'
import { readTarget } from './read-target.ts'
import { findStandardPath } from './standard-paths.ts'

/** The merchant's redirect of a missing page; null without one. @throws StorefrontFault when the store fails */
export type FindStoreRedirect = (path: string) => Promise<string | null>

export type StoreRedirectsParts = {
  readonly storefront: LastingStorefront
  /** Origins that a merchant uses for this shop: the shop's and the store's. */
  readonly ownOrigins: readonly string[]
  readonly warn: (message: string) => void
  readonly now?: () => number
}

const MINUTE = 60_000
const TTL_MS = 5 * MINUTE
/** A redirect that the merchant adds works after this time. */
const ABSENT_TTL_MS = MINUTE
const REFUSED_MS = 60 * MINUTE
const MAX_CACHED = 5000
/** No merchant had pages with longer paths. */
const MAX_PATH_LENGTH = 512
/** Most lookups at once: missing paths are endless, and scanning them must not keep the store busy. */
const MAX_AT_ONCE = 16

type Result = { readonly target: string | null; readonly until: number }

/**
 * Looks up the store's redirects, once for concurrent visitors, and caches the results: a target for 5 minutes, an
 * absence for one, 5,000 in all. If the shop's token may not read redirects, the store is not queried for an hour, and
 * its missing pages are 404s.
 */
export function createStoreRedirects(parts: StoreRedirectsParts): FindStoreRedirect {
  const { storefront, ownOrigins, warn, now = monotonicNow } = parts
  const results = new LRUCache<string, Result>({ max: MAX_CACHED })
  const underWay = createSharedWork<string | null>(storefront.workRules, now)
  let refusedUntil = 0

  async function ask(path: string, paths: readonly string[]): Promise<string | null> {
    try {
      const written = await findUrlRedirect(storefront.lasting, paths)
      const target = written === null ? null : readTarget(written, ownOrigins)
      const redirect = target === path ? null : target
      results.set(path, {
        target: redirect,
        until: now() + (redirect === null ? ABSENT_TTL_MS : TTL_MS),
      })
      return redirect
    } catch (error) {
      if (!isRefusedByStore(error)) throw error
      if (refusedUntil === 0) {
        warn(`The store refuses its redirects, so the shop skips it: ${error.message}`)
      }
      refusedUntil = now() + REFUSED_MS
      return null
    }
  }

  return async (path) => {
    const decoded = decodeUri(path)
    if (decoded === null || path.length > MAX_PATH_LENGTH || now() < refusedUntil) return null
    const cached = results.get(path)
    if (cached && now() < cached.until) return cached.target
    if (!underWay.isUnderWay(path) && underWay.count() >= MAX_AT_ONCE) {
      throw new StorefrontFault('throttled', 'Too many missing pages are looked up at once.')
    }
    const paths = [decoded, findStandardPath(decoded)].filter((each) => each !== null)
    return underWay.run(path, () => ask(path, paths))
  }
}
