import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { findOtherSize } from './find-other-size.ts'
import type { ExtendableEvent } from './worker-scope.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Scripts, styles and fonts. Their names contain a hash, so files of several builds can be cached together: a cached
 * page finds its files after later releases. They do not expire: a shop may release nothing for months, and a refetch
 * from the browser's HTTP cache or a CDN would return the same date.
 */
export const files = new CacheFirst({
  cacheName: 'party-gully-files',
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 400 }),
  ],
})

/** The first cache to be deleted when storage is full. */
const pictures = new CacheFirst({
  cacheName: 'party-gully-pictures',
  plugins: [
    // 0: an opaque response from another origin.
    new CacheableResponsePlugin({ statuses: [0, 200] }),
    new ExpirationPlugin({
      maxEntries: 150,
      maxAgeSeconds: 30 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
})

/** The shop's pictures without a fallback of their own: all that are not rendered by `app/ui/picture.tsx`. */
const DECORATION = /^\/(?:artwork\/(?:crowd|hero|state|tile)-|real-moments\/)/

/**
 * A picture, if need be in a size that another page has shown; an empty SVG for a missing decoration, where the browser
 * would show a broken image.
 */
export async function openPicture(asked: { request: Request; url: URL; event: ExtendableEvent }) {
  try {
    return await pictures.handle(asked)
  } catch (error) {
    const otherSize = await openOtherSize(asked.request, asked.url)
    if (otherSize) return otherSize
    if (asked.url.origin !== location.origin || !DECORATION.test(asked.url.pathname)) throw error
    // Without an intrinsic size, so that the page's layout decides it.
    const empty = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    return new Response(empty, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
}

async function openOtherSize(request: Request, url: URL): Promise<Response | undefined> {
  const cache = await caches.open(pictures.cacheName)
  const sizes = await cache.keys(request, { ignoreSearch: true })
  const best = findOtherSize(
    sizes.map((size) => size.url),
    url,
  )
  // A response may vary by `Accept`, which this request lacks.
  return best === undefined ? undefined : cache.match(best, { ignoreVary: true })
}

/**
 * Fetches the files that are not cached yet.
 * @throws when one is missing, so that the browser installs the worker again later
 */
export async function fetchFiles(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  await Promise.all(paths.map((path) => files.handle({ request: new Request(path), event })))
}
