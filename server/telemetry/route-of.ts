import { decodeUri } from '#platform/decode-uri.ts'
import { isPagePath } from '../page-cache/page-paths.ts'
import { withoutLanguage } from '../provider-links/without-language.ts'

/** The router's suffix for a page's data; that of `/` is `/_root` or `/_`. */
const DATA = /\.data$/
const HOME_DATA = /^\/_(?:root)?$/

/** Paths that contain a shopper's data or anything that somebody made up. The first match counts, after `named`. */
const patterns: readonly (readonly [pattern: RegExp, route: string])[] = [
  [/^\/product\/[^/]+$/, '/product/:handle'],
  [/^\/category\/[^/]+$/, '/category/:handle'],
  [/^\/assets\//, '/assets/:file'],
  [/^\/review-photos\//, '/review-photos/:file'],
  [/^\/api\//, '/api/*'],
  [/^\/local-store\/api\//, '/local-store/api'],
  [/^\/local-store\/cdn\//, '/local-store/cdn/:file'],
  [/^\/local-store\/assets\//, '/local-store/assets/:file'],
  [/^\/local-store\/checkouts\//, '/local-store/checkouts/:token'],
  [/^\/local-store\/orders\//, '/local-store/orders/:token'],
  [/^\/local-store\/cart\//, '/local-store/cart/:token'],
  [/^\/local-store(?:\/|$)/, '/local-store/*'],
  [/^\/desk(?:\/|$)/, '/desk/*'],
  [/^\/sitemap(?:\.xml$|\/)/, '/sitemap/:file'],
  [/^\/cart(?:\/|$)/, '/cart/*'],
  [/^\/discount\//, '/discount/:code'],
  [/^\/products\//, '/products/:handle'],
  [/^\/collections\//, '/collections/:handle'],
  [/^\/pages\//, '/pages/:handle'],
  [/^\/blogs\//, '/blogs/*'],
  [/^\/policies\//, '/policies/:handle'],
  [/^\/\.well-known\//, '/.well-known/:file'],
]

const named = new Set([
  '/healthz',
  '/readyz',
  '/robots.txt',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/api/evidence',
  '/api/catalogue',
  '/api/checkout',
  '/api/coupon',
  '/api/helpful',
  '/api/message',
  '/api/review',
  '/api/reviews',
  '/review',
  '/api/subscription',
  '/api/wish',
  '/subscription',
  '/unsubscribe',
  '/wish',
  '/api/quote',
  '/webhooks/store',
])

/** Whether something other than a page is served at a lower-case path. */
export const isServedPath = (path: string): boolean =>
  named.has(path) || patterns.some(([pattern]) => pattern.test(path))

const FILE = /^\/[\w/-]+\.[a-z0-9]{1,5}$/
/** Paths of public goods; one that exists names no shopper. */
const PUBLIC = /^\/(?:product|category|pages|assets)\/[\w.-]+$/

/**
 * The pattern of a path, for example `/product/:handle`: one of 66, whatever is requested. A page's data has `.data`
 * after its pattern, which makes 131 in all.
 * @param path of a request, without its query
 */
export function routeOf(path: string): string {
  const read = decodeUri(path)?.toLowerCase() ?? ''
  const served = withoutLanguage(read) === null ? read : '/:language/*'
  const page = served.replace(DATA, '')
  if (page === served) return patternOf(served)
  return `${patternOf(HOME_DATA.test(page) ? '/' : page)}.data`
}

function patternOf(path: string): string {
  if (named.has(path) || path === '/:language/*') return path
  const known = patterns.find(([pattern]) => pattern.test(path))
  if (known) return known[1]
  if (isPagePath(path)) return path
  return FILE.test(path) ? '/:file' : '/*'
}

/** The path as logs may contain it: unchanged if it names goods, a store page or an asset, otherwise its pattern. */
export function loggedPath(path: string): string {
  const route = routeOf(path)
  return PUBLIC.test(path) ? path : route
}
