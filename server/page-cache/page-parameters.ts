import { decodeUri } from '#platform/decode-uri.ts'
import { isActionPath } from '../requests/action-paths.ts'

/** Pages that differ by shopper or by return from the checkout: never cached, here or elsewhere. */
const UNSHARED = [
  /^\/(?:thank-you|password|review)$/,
  /^\/api\//,
  /^\/manifest\.webmanifest$/,
  /^\/(?:cart|discount)(?:\/|$)/,
]
/** The router's paths for a page's data: `/about.data`, `/_.data`; it also accepts a slash before the dot. */
const DATA = /(\/_?)?\.data$/

/**
 * The query parameters that a page varies by; all others are ignored in the key and in rendering. Null for pages that
 * are not shared. The search page varies by its words, a game by the chosen variant, the list of all games by its
 * filters: words and order are applied in the browser. A page's data also varies by its routes.
 *
 * The router matches `/Thank-You` and `/%74hank-you` as `/thank-you`, so the path is read the same way here. A path in
 * capitals is another spelling of a page and shares its entry.
 */
export function pageParameters(pathname: string): readonly string[] | null {
  const path = decodeUri(pathname)
  if (path === null || path !== path.toLowerCase()) return null
  const page = path.replace(DATA, '')
  if (isActionPath(page) || UNSHARED.some((pattern) => pattern.test(page))) return null
  const parameters = parametersOfPage(page)
  return page === path ? parameters : [...parameters, '_routes']
}

/** The page's path for any spelling of it or of its data; null when it cannot be decoded. */
export function readPagePath(pathname: string): string | null {
  return decodeUri(pathname)?.toLowerCase().replace(DATA, '') ?? null
}

function parametersOfPage(page: string): readonly string[] {
  if (page === '/search') return ['q']
  if (page === '/all-products') return ['filter']
  return /^\/product\/[^/]+$/.test(page) ? ['variant'] : []
}
