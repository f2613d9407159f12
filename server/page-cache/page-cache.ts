import { TAGS, tagsOf } from '../purge/recent-purges.ts'
import { type CachedPage, fromCachedPage } from './cached-page.ts'
import {
  createPageEntries,
  ownSecondsOf,
  type PageEntryRules,
  type PageEntryTools,
} from './page-entries.ts'
import {
  createRenewals,
  isFault,
  isShared,
  type Render,
  type RenewalTools,
  SHORT_LIFE_S,
} from './page-renewals.ts'

/** Which pages are the same for everyone, which parameters they vary by, and how long they are cached. */
export type PageCacheRules = PageEntryRules & {
  /** Null when the page is never cached. */
  readonly parametersOf: (pathname: string) => readonly string[] | null
  /** Pages are rendered for this origin, whichever host the request names. */
  readonly origin: string
  /** Whether responses carry their tags, for a CDN that is purged by tag; false by default. */
  readonly sendTags?: boolean
}

export type PageCacheTools = PageEntryTools & RenewalTools

type RequestTools = {
  /** The response to an address over its limits, which starts no rendering and joins none; null for all others. */
  readonly refuse?: (request: Request) => Promise<Response> | null
  /** Called with the time until which the same response may be sent to everyone. */
  readonly cacheUntil?: ((time: number) => void) | undefined
}

/**
 * The page cache: stale-while-revalidate after a minute, and stale on error. A page that
 * becomes a 404 or a redirect is dropped. Faults are never cached, nor are 404s and `private` pages: missing paths and
 * unknown parameters are endless. Concurrent requests share one rendering where the platform allows it; a failed one is
 * not retried at once.
 */
export function createPageCache(rules: PageCacheRules, tools: PageCacheTools = {}) {
  const entries = createPageEntries(rules, tools)
  const renewals = createRenewals(rules, entries, tools)
  const marked = createMarks(rules)

  /** Responds from memory where the rules allow it, otherwise through `render`. */
  return async function respond(
    request: Request,
    render: Render,
    { refuse = () => null, cacheUntil }: RequestTools = {},
  ) {
    const key = keyOf(request, rules)
    if (key === null) return withoutTags(await (refuse(request) ?? render(request)))
    const cached = entries.find(key)
    if (!cached) {
      const refusal = await refuse(request)
      return refusal ?? marked(request, await renewals.renew(key, render), 'miss')
    }
    if (cached.isFresh) {
      // Only for the canonical spelling: unknown parameters are endless.
      if (pathOf(request) === key) cacheUntil?.(cached.freshUntil)
      return marked(request, cached.page, 'hit')
    }
    const isLeft =
      cached.isResting ||
      (cached.mayBeStale && renewals.isUnderWay(key)) ||
      refuse(request) !== null
    const renewal = isLeft ? null : renewals.renew(key, render)
    // Its failure was logged where it happened; the shopper gets the cached page.
    const renewed = renewal?.catch(() => null)
    if (cached.mayBeStale) return marked(request, cached.page, 'stale')
    const page = await renewed
    if (page && !isFault(page)) return marked(request, page, 'miss')
    return marked(request, (await entries.findOld(key)) ?? cached.page, 'old')
  }
}

type State = 'hit' | 'stale' | 'old' | 'miss'

/** Sets a response's headers for caches: how old it may become, also while the shop fails, and its tags. */
function createMarks(rules: PageCacheRules) {
  const inSeconds = (ms: number) => Math.floor(ms / 1000)
  const sharedCaching = `s-maxage=${inSeconds(rules.freshFor)}, stale-while-revalidate=${inSeconds(rules.staleFor)}`
  const cachingOf = (page: CachedPage, state: State) => {
    if (!isShared(page)) return 'no-store'
    // A CDN revalidates an old page soon, because its caching time comes on top.
    const isOld = state === 'old' || state === 'stale'
    const seconds = ownSecondsOf(page) ?? (isOld ? SHORT_LIFE_S : null)
    const fresh = seconds === null ? sharedCaching : `s-maxage=${seconds}`
    return `public, max-age=0, ${fresh}, stale-if-error=${inSeconds(rules.staleIfErrorFor)}`
  }
  return async (request: Request, page: CachedPage, state: State): Promise<Response> => {
    const response = await fromCachedPage(request, page)
    const { headers } = response
    headers.append('Server-Timing', `page-cache;desc=${state}`)
    headers.set('Cache-Control', cachingOf(page, state))
    if (!rules.sendTags) return withoutTags(response)
    const tags = tagsOf(page)
    if (tags.length > 0) headers.set('Surrogate-Key', tags.join(' '))
    return response
  }
}

/** Browsers do not need the tags, and proxies have little room for them. */
function withoutTags(response: Response): Response {
  response.headers.delete(TAGS)
  return response
}

/** Everything after the host, as requested. */
const pathOf = ({ url }: Request) => url.slice(url.indexOf('/', url.indexOf('://') + 3))

/** The path with its known parameters in a fixed order; null when it is not cached. */
function keyOf(request: Request, rules: PageCacheRules): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const url = new URL(request.url)
  const parameters = rules.parametersOf(url.pathname)
  if (parameters === null) return null
  const known = new URLSearchParams()
  for (const name of parameters) {
    const value = url.searchParams.get(name)
    if (value) known.set(name, value)
  }
  const query = known.toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}
