import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { cacheAge } from './cache-age.ts'

const WEEK_SECONDS = 7 * 24 * 60 * 60

/** The store's responses to the requests of find-response-cache-key.ts; `params.key` is the cache key. */
export const responses = new NetworkFirst({
  cacheName: 'party-gully-answers',
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ params }) => new Request(params?.key),
      cacheWillUpdate: async ({ response }) => ((await isWhole(response)) ? response : null),
    },
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: WEEK_SECONDS }),
    cacheAge,
  ],
})

/** GraphQL reports errors with status 200. */
async function isWhole(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  const body = await response.clone().json()
  return body.errors === undefined
}
