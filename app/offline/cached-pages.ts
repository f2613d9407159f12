import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { cacheAge } from './cache-age.ts'
import type { ExtendableEvent } from './worker-scope.ts'

type Asked = { readonly request: Request; readonly url: URL; readonly sameOrigin: boolean }

const WEEK_SECONDS = 7 * 24 * 60 * 60
/** If the network takes longer, the cached page is shown; it refetches its data. */
const TIMEOUT_SECONDS = 5

const OFFLINE_PATH = '/offline'

/** Documents, and the router's `.data` responses for pages with server loaders. */
export const pages = new NetworkFirst({
  cacheName: 'party-gully-pages',
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayBeCached(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: WEEK_SECONDS }),
    cacheAge,
  ],
})

/** Pages with `no-store` are not cached: nobody should find an order on a borrowed phone. */
function mayBeCached({ status, headers }: Response): boolean {
  return status === 200 && !/no-store/.test(headers.get('Cache-Control') ?? '')
}

/** Leaves out the local store's pages, which belong to another site, API responses, and review photos opened alone. */
const isOurs = ({ sameOrigin, url }: Asked) =>
  sameOrigin && !/^\/(local-store|api|review-photos)\//.test(url.pathname)

export const isPage = (asked: Asked) => isOurs(asked) && asked.request.mode === 'navigate'

export const isPageData = (asked: Asked) => isOurs(asked) && asked.url.pathname.endsWith('.data')

/**
 * A document from the network or the cache. Redirects a page that is not cached to the offline page, which opens it by
 * the router: its code is cached, and perhaps its data.
 */
export async function openPage(asked: { request: Request; url: URL; event: ExtendableEvent }) {
  try {
    return await pages.handle(asked)
  } catch {
    const { pathname, search } = asked.url
    if (pathname === OFFLINE_PATH) return (await offlinePage.find()) ?? Response.error()
    return Response.redirect(`${OFFLINE_PATH}?${new URLSearchParams({ to: pathname + search })}`)
  }
}

/** The page for pages that are not cached. It is in the cache of the files, because it belongs to their build. */
export const offlinePage = {
  async fetch(): Promise<void> {
    const page = await fetch(OFFLINE_PATH, { cache: 'reload' })
    if (!page.ok) throw new Error(`${OFFLINE_PATH} answered ${page.status}`)
    await (await openFiles()).put(OFFLINE_PATH, page)
  },
  find: async () => (await openFiles()).match(OFFLINE_PATH, { ignoreVary: true }),
}

const openFiles = () => caches.open('party-gully-files')

/** Caches the pages that are open, which were fetched before the worker was active. */
export async function fetchPages(
  open: readonly { readonly url: string }[],
  event: ExtendableEvent,
): Promise<void> {
  const urls = open
    .map(({ url }) => new URL(url))
    .filter(({ origin }) => origin === location.origin)
  const requests = urls
    .map((url) => ({ url, request: new Request(url.pathname + url.search), sameOrigin: true }))
    .filter(isOurs)
  await Promise.allSettled(requests.map(({ request }) => pages.handle({ request, event })))
}
