import { LRUCache } from 'lru-cache'
import type { CachedPage } from '../page-cache/cached-page.ts'

/** A store on many machines may send old data for a moment after it reported a change. */
const SETTLING_MS = 5000
/** More tags are not purged while a page renders. */
const MAX_TAGS = 20_000

/** Recent purges, so that a page rendered from older data is not cached as a new one. */
export function createRecentPurges(now: () => number) {
  const purged = new LRUCache<string, { readonly number: number; readonly at: number }>({
    maxSize: MAX_TAGS,
    sizeCalculation: () => 1,
  })
  let count = 0
  const latest = (page: CachedPage) => tagsOf(page).flatMap((tag) => purged.get(tag) ?? [])
  return {
    note(tags: readonly string[]): void {
      count += 1
      for (const tag of tags) purged.set(tag, { number: count, at: now() })
    },
    /** The number of purges so far. */
    count: () => count,
    /** Whether the page was purged after the purge with number `before`. */
    isSince: (before: number, page: CachedPage) =>
      latest(page).some(({ number }) => number > before),
    isSettling: (page: CachedPage) => latest(page).some(({ at }) => now() - at < SETTLING_MS),
  }
}

/** The header with the tags of a page, comma-separated. */
export const TAGS = 'cache-tag'

export function tagsOf({ headers }: Pick<CachedPage, 'headers'>): readonly string[] {
  return headers.find(([name]) => name === TAGS)?.[1].split(',') ?? []
}
