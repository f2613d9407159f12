import type { MiddlewareHandler } from 'hono'
import { isPagePath } from '../page-cache/page-paths.ts'

/** Percent-encoded characters that need no encoding (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_CODED = /%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f|7e)/gi

/**
 * The canonical path of a page: no trailing slash, no double slashes (a browser reads a leading pair as another host),
 * no needless percent-encoding. Null when nothing has to change.
 */
export function settledPath(address: string): string | null {
  const url = new URL(address)
  const settled = url.pathname
    .replace(NEEDLESSLY_CODED, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  return settled === url.pathname ? null : settled + url.search
}

/** Redirects every other spelling to the canonical path. */
export const toSettledPath: MiddlewareHandler = async (c, next) => {
  const settled = settledPath(c.req.url)
  return settled ? c.redirect(settled, 308) : next()
}

/** Percent-encoded characters, and capitals that are not part of one. */
const CAPITALS = /%..|[A-Z]+/g

/**
 * Redirects a page's path with capitals, which the router would match too, to lower case, like all paths of the shop.
 * Forms are left alone: their body would be lost.
 */
export const toLowerCasePath: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const lower = pathname.replace(CAPITALS, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (lower === pathname || !isRead || !isPagePath(lower)) return next()
  return c.redirect(lower + search, 308)
}
