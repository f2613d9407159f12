import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { keptTime } from './kept-time.ts'
import type { ExtendableEvent } from './worker-scope.ts'

type Asked = { readonly request: Request; readonly url: URL; readonly sameOrigin: boolean }

const WEEK_SECONDS = 7 * 24 * 60 * 60
/** A page that was seen is shown when the network is slower than this; it brings itself up to date. */
const PATIENCE_SECONDS = 5

const OFFLINE_PATH = '/offline'

/** Documents, and the router's data of pages that load theirs from the shop's server. */
export const pages = new NetworkFirst({
  cacheName: 'party-gully-pages',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: WEEK_SECONDS }),
    keptTime,
  ],
})

/** An order is nobody's to find on a lent phone: its page says `no-store`. */
function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && !/no-store/.test(headers.get('Cache-Control') ?? '')
}

/** The local store's own pages are another site's; a picture that is looked at alone is no page. */
const isOurs = ({ sameOrigin, url }: Asked) =>
  sameOrigin && !/^\/(local-store|api|review-photos)\//.test(url.pathname)

export const isPage = (asked: Asked) => isOurs(asked) && asked.request.mode === 'navigate'

export const isPageData = (asked: Asked) => isOurs(asked) && asked.url.pathname.endsWith('.data')

/**
 * A document from the network, or as it was seen. What was not goes through the page for it, which then opens it as the
 * router would: all code is here, and so may be what the store said.
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

/** The page for what was never seen. It stands among the files, as it belongs to them. */
export const offlinePage = {
  async fetch(): Promise<void> {
    const page = await fetch(OFFLINE_PATH, { cache: 'reload' })
    if (!page.ok) throw new Error(`${OFFLINE_PATH} answered ${page.status}`)
    await (await openFiles()).put(OFFLINE_PATH, page)
  },
  find: async () => (await openFiles()).match(OFFLINE_PATH, { ignoreVary: true }),
}

const openFiles = () => caches.open('party-gully-files')

/** The pages that are open were fetched before anybody kept them. */
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
