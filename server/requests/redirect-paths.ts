import type { MiddlewareHandler } from 'hono'
import { isPagePath } from '../page-cache/page-paths.ts'
import { findCanonicalPath } from './find-canonical-path.ts'

/** Redirects every other spelling to the canonical path. */
export const redirectToCanonicalPath: MiddlewareHandler = async (c, next) => {
  const canonical = findCanonicalPath(c.req.url)
  return canonical ? c.redirect(canonical, 308) : next()
}

/** Percent-encoded characters, and capitals that are not part of one. */
const CAPITALS = /%..|[A-Z]+/g

/**
 * Redirects a page's path with capitals, which the router would match too, to lower case, like all paths of the shop.
 * Forms are left alone: their body would be lost.
 */
export const redirectToLowerCase: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const lower = pathname.replace(CAPITALS, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  )
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (lower === pathname || !isRead || !isPagePath(lower)) return next()
  return c.redirect(lower + search, 308)
}
