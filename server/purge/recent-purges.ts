import { LRUCache } from 'lru-cache'
import type { CachedPage } from '../cached-page.ts'

/** A store of many machines may answer as before for a moment after it told of a change. */
const SETTLING_MS = 5000
/** More tags are not purged in the time that a page takes. */
const MOST_TAGS = 20_000

/** What was purged lately, so that a page made of older answers is not kept as a new one. */
export function createRecentPurges(now: () => number) {
  const purged = new LRUCache<string, { readonly number: number; readonly at: number }>({
    maxSize: MOST_TAGS,
    sizeCalculation: () => 1,
  })
  let count = 0
  const latest = (page: CachedPage) => tagsOf(page).flatMap((tag) => purged.get(tag) ?? [])
  return {
    note(tags: readonly string[]): void {
      count += 1
      for (const tag of tags) purged.set(tag, { number: count, at: now() })
    },
    /** Purges so far. */
    count: () => count,
    /** Whether the page was purged after so many. */
    isSince: (before: number, page: CachedPage) =>
      latest(page).some(({ number }) => number > before),
    isSettling: (page: CachedPage) => latest(page).some(({ at }) => now() - at < SETTLING_MS),
  }
}

/** The header of the tags that a page was rendered with, separated by commas. */
export const TAGS = 'cache-tag'

export function tagsOf({ headers }: Pick<CachedPage, 'headers'>): readonly string[] {
  return headers.find(([name]) => name === TAGS)?.[1].split(',') ?? []
}
