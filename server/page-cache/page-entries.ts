import { LRUCache } from 'lru-cache'
import { monotonicNow } from '../work/monotonic-now.ts'
import { type CachedPage, withText } from './cached-page.ts'

/** How long pages are cached, and how many bytes of them. */
export type PageEntryRules = {
  /** Milliseconds a page is served without revalidation, unless its own `s-maxage` says fewer: then it is incomplete. */
  readonly freshFor: number
  /** Milliseconds a stale page may be served while a new one is rendered; an incomplete one never is. */
  readonly staleFor: number
  /** Milliseconds a stale page may be served while the store fails. */
  readonly staleIfErrorFor: number
  /** Bytes of compressed pages and their headers in memory. */
  readonly maxBytes: number
  /** Adds the time of rendering to a page older than `staleFor`. */
  readonly addRenderTime?: (html: string, time: Date, path: string) => string
}

export type PageEntryTools = {
  /** Milliseconds; by default of a monotonic clock. */
  readonly now?: (() => number) | undefined
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random?: (() => number) | undefined
}

const FIRST_PAUSE_MS = 1000
/** Together with the breaker's pause, 1.5 s, pages are fresh within five seconds after the store is back. */
const MAX_PAUSE_MS = 3000

/** A cached page with its state. */
export type FoundPage = {
  readonly page: CachedPage
  /** By the `now` of the tools. */
  readonly freshUntil: number
  readonly isFresh: boolean
  readonly mayBeStale: boolean
  /** Whether renewing it failed a moment ago. */
  readonly isResting: boolean
}

type Entry = {
  readonly page: CachedPage
  readonly storedAt: number
  readonly renderedAt: Date
  /** Something on the page has changed since it was rendered. */
  readonly isExpired: boolean
  /** Failed renewals in a row, and the time before which it is not renewed again. */
  readonly failures: number
  readonly retryAt: number
  /** The page with the note that it is old. */
  readonly old?: CachedPage
}

/** Share of the memory: searches are endless, and must not evict the pages that everybody sees. */
const PART_WITH_PARAMETERS = 1 / 3

/** Two LRU caches, for keys without and with parameters. */
function openEntries(maxBytes: number) {
  const open = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      sizeCalculation: ({ page, old }, key) => sizeOf(page) + (old ? sizeOf(old) : 0) + key.length,
    })
  const plain = open(Math.floor(maxBytes * (1 - PART_WITH_PARAMETERS)))
  const withParameters = open(Math.floor(maxBytes * PART_WITH_PARAMETERS))
  return {
    of: (key: string) => (key.includes('?') ? withParameters : plain),
    list: () => [...plain, ...withParameters],
  }
}

/** The cached pages by key, a path with its parameters. */
export function createPageEntries(rules: PageEntryRules, tools: PageEntryTools) {
  const { now = monotonicNow, random = Math.random } = tools
  const entries = openEntries(rules.maxBytes)

  /** Null for a page that is not cached, or has been for too long. */
  function find(key: string): FoundPage | null {
    const entry = entries.of(key).get(key)
    const time = now()
    return entry && time - entry.storedAt < rules.staleIfErrorFor
      ? toFound(entry, time, rules)
      : null
  }

  /** Records that the page could not be rendered. */
  function noteFailure(key: string): void {
    const entry = entries.of(key).peek(key)
    if (entry) entries.of(key).set(key, toFailed(entry, now(), random()))
  }

  return {
    find,
    noteFailure,
    /** Caches a page. An incomplete one does not replace a complete one that may still be shown: its renewal failed. */
    set(key: string, page: CachedPage): void {
      const hasWholePage = find(key)?.mayBeStale ?? false
      if (hasWholePage && ownSecondsOf(page) !== null) noteFailure(key)
      else entries.of(key).set(key, toEntry(page, now()))
    },
    /** Marks pages as changed: they are then only served while the store fails. */
    expire(isChanged: (page: CachedPage) => boolean): void {
      const changed = entries.list().filter(([, { page }]) => isChanged(page))
      for (const [key, entry] of changed) entries.of(key).set(key, { ...entry, isExpired: true })
    },
    delete: (key: string) => void entries.of(key).delete(key),
    /** The page with its time if it is older than `staleFor`; null otherwise. */
    async findOld(key: string): Promise<CachedPage | null> {
      const entry = entries.of(key).peek(key)
      const { addRenderTime } = rules
      if (!entry || !addRenderTime || now() - entry.storedAt < rules.staleFor) return null
      const [path = ''] = key.split('?')
      const withTime = (html: string) => addRenderTime(html, entry.renderedAt, path)
      const old = entry.old ?? (await withText(entry.page, withTime))
      if (entries.of(key).peek(key) === entry) entries.of(key).set(key, { ...entry, old })
      return old
    },
  }
}

const toEntry = (page: CachedPage, storedAt: number): Entry => ({
  page,
  storedAt,
  renderedAt: new Date(),
  isExpired: false,
  failures: 0,
  retryAt: 0,
})

function toFailed(entry: Entry, time: number, chance: number): Entry {
  const delay = Math.min(FIRST_PAUSE_MS * 2 ** entry.failures, MAX_PAUSE_MS)
  // Random, so that pages that failed together are not retried together.
  const retryAt = time + delay * (0.5 + chance / 2)
  return { ...entry, failures: entry.failures + 1, retryAt }
}

function toFound(entry: Entry, time: number, rules: PageEntryRules): FoundPage {
  const { page, storedAt, isExpired, retryAt } = entry
  const { freshFor, staleFor } = timesOf(page, rules)
  return {
    page,
    freshUntil: storedAt + freshFor,
    isFresh: !isExpired && time < storedAt + freshFor,
    mayBeStale: !isExpired && time < storedAt + staleFor,
    isResting: time < retryAt,
  }
}

/** Bytes of the objects around a page. */
const OVERHEAD = 512

function sizeOf({ brotli, headers }: CachedPage): number {
  const lengths = headers.map(([name, value]) => name.length + value.length)
  return lengths.reduce((total, length) => total + length, brotli.byteLength + OVERHEAD)
}

function timesOf(page: CachedPage, rules: PageEntryRules) {
  const seconds = ownSecondsOf(page)
  return seconds === null ? rules : { freshFor: seconds * 1000, staleFor: 0 }
}

/** The page's `s-maxage` in seconds; null when it leaves caching to the page cache. */
export function ownSecondsOf({ headers }: CachedPage): number | null {
  const caching = headers.find(([name]) => name === 'cache-control')?.[1] ?? ''
  const [, seconds] = /s-maxage=(\d+)/.exec(caching) ?? []
  return seconds === undefined ? null : Number(seconds)
}
