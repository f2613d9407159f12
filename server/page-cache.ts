import { LRUCache } from 'lru-cache'
import { type CachedPage, fromCachedPage, toCachedPage } from './cached-page.ts'

/** Which pages are the same for everyone, and which parameters make another page of them. */
export type PageCacheRules = {
  /** Null when the page is never kept. */
  readonly parametersOf: (pathname: string) => readonly string[] | null
  /** Pages are rendered for this origin, whatever host a shopper reached the shop by. */
  readonly origin: string
  /** Milliseconds a page is served without a second look. */
  readonly freshFor: number
  /** Milliseconds after which a page is too old even when the store fails. */
  readonly keptFor: number
  /** Bytes of compressed pages in memory. */
  readonly maxBytes: number
}

type Entry = { readonly page: CachedPage; readonly storedAt: number }
type Render = (request: Request) => Promise<Response>

/**
 * The page cache (architecture, First page): fresh for a minute, then served as it is while it is
 * renewed, and still served when the store fails; a page that is gone goes. A fault is never kept;
 * nor is an absence, whose addresses are without number. Requests for a page that is being rendered wait for that one.
 */
export function createPageCache(rules: PageCacheRules, now: () => number = Date.now) {
  const entries = new LRUCache<string, Entry>({
    maxSize: rules.maxBytes,
    sizeCalculation: ({ page }) => page.brotli.byteLength + page.gzip.byteLength + 1024,
  })
  const underWay = new Map<string, Promise<CachedPage>>()

  function renew(key: string, render: Render): Promise<CachedPage> {
    const running = underWay.get(key)
    if (running) return running
    const rendering = (async () => {
      const page = await toCachedPage(await render(sharedRequest(key, rules)))
      if (page.status === 200) entries.set(key, { page, storedAt: now() })
      // Below 500 it is the store's word that there is no such page any more, not a fault.
      else if (page.status < 500) entries.delete(key)
      return page
    })().finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
  }

  /** Answers a page, from memory where the rules allow; `render` makes it anew. */
  return async function answer(request: Request, render: Render): Promise<Response> {
    const key = keyOf(request, rules)
    if (key === null) return render(request)
    const entry = entries.get(key)
    const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY
    if (entry && age < rules.freshFor) return marked(request, entry.page, 'hit')
    const renewal = renew(key, render)
    if (entry && age < rules.keptFor) {
      // A failed renewal has been reported where it failed; the shopper keeps the page there is.
      renewal.catch(() => undefined)
      return marked(request, entry.page, 'stale')
    }
    return marked(request, await renewal, 'miss')
  }
}

async function marked(
  request: Request,
  page: CachedPage,
  state: 'hit' | 'stale' | 'miss',
): Promise<Response> {
  const response = await fromCachedPage(request, page)
  response.headers.set('Server-Timing', `page-cache;desc=${state}`)
  const shared = page.status === 200
  response.headers.set(
    'Cache-Control',
    shared ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-store',
  )
  return response
}

/** Path and known parameters, in a settled order; null for what is not kept. */
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

/** The request a shared page is rendered for: nothing of the one shopper who happened to ask. */
function sharedRequest(key: string, rules: PageCacheRules): Request {
  // Joined as text: a path of two slashes, resolved, would name another host.
  return new Request(`${rules.origin}${key}`)
}
