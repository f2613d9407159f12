import { LRUCache } from 'lru-cache'
import { type CachedPage, withText } from './cached-page.ts'
import { monotonicNow } from './monotonic-now.ts'

/** How long pages are kept, and how much of them. */
export type KeepingRules = {
  /** Milliseconds a page is served without revalidation, unless its own `s-maxage` says fewer: then it is incomplete. */
  readonly freshFor: number
  /** Milliseconds a stale page may be served while a new one is rendered; an incomplete one never is. */
  readonly staleFor: number
  /** Milliseconds a stale page may be served while the store fails. */
  readonly keptFor: number
  /** Bytes of compressed pages and their headers in memory. */
  readonly maxBytes: number
  /** Adds to a page that is older than `staleFor` when it was rendered. */
  readonly sayTime?: (html: string, time: Date, path: string) => string
}

export type PageCacheTools = {
  /** Milliseconds; by default of a clock that nobody sets. */
  readonly now?: (() => number) | undefined
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random?: (() => number) | undefined
}

const FIRST_REST_MS = 1000
/** Once the store is back, pages are new within this. */
const LONGEST_REST_MS = 4000

/** A page in memory, and how it is with it now. */
export type KeptPage = {
  readonly page: CachedPage
  /** By the clock of the tools: until when it is fresh. */
  readonly freshUntil: number
  readonly isFresh: boolean
  readonly mayBeStale: boolean
  /** Whether its last renewal failed a moment ago. */
  readonly isResting: boolean
}

type Entry = {
  readonly page: CachedPage
  readonly storedAt: number
  readonly renderedAt: Date
  /** Renewals in a row that failed, and until when no other is tried. */
  readonly failures: number
  readonly restsUntil: number
  /** The page as it is shown when it is old. */
  readonly old?: CachedPage
}

/** The pages in memory by their key, a path with its parameters. */
export function createKeptPages(rules: KeepingRules, tools: PageCacheTools) {
  const { now = monotonicNow, random = Math.random } = tools
  const entries = new LRUCache<string, Entry>({
    maxSize: rules.maxBytes,
    sizeCalculation: ({ page, old }, key) => sizeOf(page) + (old ? sizeOf(old) : 0) + key.length,
  })
  return {
    /** Null for a page that is not kept, or was for too long. */
    find(key: string): KeptPage | null {
      const entry = entries.get(key)
      const time = now()
      if (!entry || time - entry.storedAt >= rules.keptFor) return null
      const { freshFor, staleFor } = timesOf(entry.page, rules)
      return {
        page: entry.page,
        freshUntil: entry.storedAt + freshFor,
        isFresh: time < entry.storedAt + freshFor,
        mayBeStale: time < entry.storedAt + staleFor,
        isResting: time < entry.restsUntil,
      }
    },
    keep(key: string, page: CachedPage): void {
      const times = { storedAt: now(), renderedAt: new Date(), failures: 0, restsUntil: 0 }
      entries.set(key, { page, ...times })
    },
    drop: (key: string) => void entries.delete(key),
    /** The page could not be rendered. */
    noteFailure(key: string): void {
      const entry = entries.peek(key)
      if (!entry) return
      const rest = Math.min(FIRST_REST_MS * 2 ** entry.failures, LONGEST_REST_MS)
      // Pages that failed together are not tried again together.
      const restsUntil = now() + rest * (0.5 + random() / 2)
      entries.set(key, { ...entry, failures: entry.failures + 1, restsUntil })
    },
    /** The page with its time where that is long ago; null for others. */
    async findOld(key: string): Promise<CachedPage | null> {
      const entry = entries.peek(key)
      const { sayTime } = rules
      if (!entry || !sayTime || now() - entry.storedAt < rules.staleFor) return null
      const [path = ''] = key.split('?')
      const say = (html: string) => sayTime(html, entry.renderedAt, path)
      const old = entry.old ?? (await withText(entry.page, say))
      if (entries.peek(key) === entry) entries.set(key, { ...entry, old })
      return old
    },
  }
}

/** What objects around a page take. */
const OVERHEAD = 512

function sizeOf({ brotli, headers }: CachedPage): number {
  const lengths = headers.map(([name, value]) => name.length + value.length)
  return lengths.reduce((total, length) => total + length, brotli.byteLength + OVERHEAD)
}

function timesOf(page: CachedPage, rules: KeepingRules) {
  const seconds = ownSecondsOf(page)
  return seconds === null ? rules : { freshFor: seconds * 1000, staleFor: 0 }
}

/** How long a page says that it may be shared; null where it leaves that to the cache. */
export function ownSecondsOf({ headers }: CachedPage): number | null {
  const caching = headers.find(([name]) => name === 'cache-control')?.[1] ?? ''
  const [, seconds] = /s-maxage=(\d+)/.exec(caching) ?? []
  return seconds === undefined ? null : Number(seconds)
}
