import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import type { ExtendableEvent } from './worker-scope.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Scripts, styles and faces. Their names say what is in them, so those of the last builds lie side by side: a page that was
 * kept finds its own, whatever was released since. They never get too old: a shop may release nothing for months, and the
 * browser's own memory, or a CDN, would answer with the same date again.
 */
export const files = new CacheFirst({
  cacheName: 'party-gully-files',
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 400 }),
  ],
})

/** The first to go when the device runs out of room. */
const pictures = new CacheFirst({
  cacheName: 'party-gully-pictures',
  plugins: [
    // 0: from another origin, which does not say.
    new CacheableResponsePlugin({ statuses: [0, 200] }),
    new ExpirationPlugin({
      maxEntries: 150,
      maxAgeSeconds: 30 * DAY_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
})

/** Pictures of the shop itself that nothing replaces where they are missing: all but those in `app/ui/picture.tsx`. */
const DECORATION = /^\/(?:artwork\/(?:crowd|hero|state|tile)-|real-moments\/)/

/** A picture, or an empty one in its place where the browser would draw a torn one. */
export async function openPicture(asked: { request: Request; url: URL; event: ExtendableEvent }) {
  try {
    return await pictures.handle(asked)
  } catch (error) {
    if (asked.url.origin !== location.origin || !DECORATION.test(asked.url.pathname)) throw error
    // Without a size of its own, so that it takes that of its place.
    const empty = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    return new Response(empty, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
}

/**
 * Fetches what is not there yet.
 * @throws when one is missing: the browser then tries the whole worker again
 */
export async function fetchFiles(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  await Promise.all(paths.map((path) => files.handle({ request: new Request(path), event })))
}
