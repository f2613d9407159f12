import { enable as preloadPages } from 'workbox-navigation-preload'
import { registerRoute } from 'workbox-routing'
import { fetchFiles, files, openPicture } from './cached-files.ts'
import { fetchPages, isPage, isPageData, offlinePage, openPage, pages } from './cached-pages.ts'
import { responses } from './cached-responses.ts'
import { findResponseCacheKey } from './find-response-cache-key.ts'
import type { WorkerScope } from './worker-scope.ts'

/*
 * The shop without a network (decision 60): caches the code of all pages, the pages and pictures that were seen, and
 * the store's responses about games. tools/build-worker.ts builds it into one file at the shop's root. Other requests
 * go to the network untouched: carts, checkouts, codes, and the hosted checkout of the local store.
 */

// The cast is safe, because this runs only in a service worker.
const worker = globalThis as unknown as WorkerScope

/** Paths of all files of the build. Set by the build. */
declare const BUILT_FILES: readonly string[]

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([fetchFiles(BUILT_FILES, event), offlinePage.fetch()]))
  // Open pages keep the files of their build, so the new worker need not wait until they are closed.
  void worker.skipWaiting()
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    worker.clients
      .claim()
      .then(() => worker.clients.matchAll())
      .then((open) => fetchPages(open, event)),
  )
})

preloadPages()
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
registerRoute(isPage, openPage)
registerRoute(isPageData, pages)
// The desk's pictures are not cached.
registerRoute(
  ({ request, url }) => request.destination === 'image' && !url.pathname.startsWith('/desk/'),
  openPicture,
)
registerRoute(
  ({ url }) => /\/api\/[\w-]+\/graphql\.json$/.test(url.pathname),
  async ({ request, event }) => {
    const key = await findResponseCacheKey(request.url, await request.clone().text())
    return key === null ? fetch(request) : responses.handle({ request, event, params: { key } })
  },
  'POST',
)
