import { LRUCache } from 'lru-cache'
import { type CachedPage, fromCachedPage, toCachedPage } from './cached-page.ts'

/** Which pages are the same for everyone, and which parameters they vary by. */
export type PageCacheRules = {
  /** Null when the page is never cached. */
  readonly parametersOf: (pathname: string) => readonly string[] | null
  /** Pages are rendered for this origin, whichever host the request names. */
  readonly origin: string
  /** Milliseconds a page is served without revalidation. */
  readonly freshFor: number
  /** Milliseconds a stale page may be served while a new one is rendered; as long as it is kept by default. */
  readonly staleFor?: number
  /** Milliseconds a stale page may be served while the store fails. */
  readonly keptFor: number
  /** Bytes of compressed pages and their headers in memory. */
  readonly maxBytes: number
}

type Entry = { readonly page: CachedPage; readonly storedAt: number }
type Render = (request: Request) => Promise<Response>
type KeepUntil = (time: number) => void

/**
 * The page cache (architecture, First page): stale-while-revalidate after a minute, and stale on
 * error. A page that turns into a 404 or a redirect is dropped. Faults are never cached, nor are
 * 404s and pages that are `private`: there is no end of missing addresses and unknown parameters.
 * Concurrent requests share one rendering.
 */
export function createPageCache(rules: PageCacheRules, now: () => number = Date.now) {
  const entries = new LRUCache<string, Entry>({
    maxSize: rules.maxBytes,
    sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
  })
  const underWay = new Map<string, Promise<CachedPage>>()

  function renew(key: string, render: Render): Promise<CachedPage> {
    const running = underWay.get(key)
    if (running) return running
    const rendering = (async () => {
      const page = await toCachedPage(await render(sharedRequest(key, rules)))
      if (isShared(page)) entries.set(key, { page, storedAt: now() })
      // Below 500 it is an answer, such as a page that no longer exists, not a fault.
      else if (page.status < 500) entries.delete(key)
      return page
    })().finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
  }

  /**
   * Answers from memory where the rules allow, otherwise through `render`.
   * @param keepUntil hears until when the same answer may be repeated to everyone
   */
  return async function answer(request: Request, render: Render, keepUntil?: KeepUntil) {
    const key = keyOf(request, rules)
    if (key === null) return render(request)
    const entry = entries.get(key)
    const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY
    if (entry && age < rules.freshFor) {
      // Of no other spelling: there is no end of unknown parameters.
      if (pathOf(request) === key) keepUntil?.(entry.storedAt + rules.freshFor)
      return marked(request, entry.page, 'hit')
    }
    const renewal = renew(key, render)
    if (entry && age >= (rules.staleFor ?? rules.keptFor) && age < rules.keptFor) {
      const page = await renewal
      const isFault = page.status >= 500
      return marked(request, isFault ? entry.page : page, isFault ? 'stale' : 'miss')
    }
    if (entry && age < rules.keptFor) {
      // The failure is already logged where it happened; the shopper gets the stale page.
      renewal.catch(() => undefined)
      return marked(request, entry.page, 'stale')
    }
    return marked(request, await renewal, 'miss')
  }
}

/** What objects around a page take. */
const OVERHEAD = 512

function sizeOf({ brotli, headers }: CachedPage): number {
  const lengths = headers.map(([name, value]) => name.length + value.length)
  return lengths.reduce((total, length) => total + length, brotli.byteLength + OVERHEAD)
}

async function marked(
  request: Request,
  page: CachedPage,
  state: 'hit' | 'stale' | 'miss',
): Promise<Response> {
  const response = await fromCachedPage(request, page)
  response.headers.set('Server-Timing', `page-cache;desc=${state}`)
  response.headers.set(
    'Cache-Control',
    isShared(page) ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
  )
  return response
}

function isShared({ status, headers }: CachedPage): boolean {
  const caching = headers.find(([name]) => name === 'cache-control')
  return status === 200 && !caching?.[1].includes('private')
}

/** Everything after the host, as it was asked. */
const pathOf = ({ url }: Request) => url.slice(url.indexOf('/', url.indexOf('://') + 3))

/** Path and known parameters in a fixed order; null for what is not cached. */
function keyOf(request: Request, rules: PageCacheRules): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const url = new URL(request.url)
  const parameters = rules.parametersOf(url.pathname)
  if (parameters === null) return null
  const kept = new URLSearchParams()
  for (const name of parameters) {
    const value = url.searchParams.get(name)
    if (value) kept.set(name, value)
  }
  const query = kept.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}

/** The request a shared page is rendered for, without anything of the shopper who asked first. */
function sharedRequest(key: string, rules: PageCacheRules): Request {
  // Concatenated: resolving a path that starts with two slashes would name another host.
  return new Request(`${rules.origin}${key}`)
}
