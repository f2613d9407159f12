import type { MiddlewareHandler } from 'hono'

/** Percent-encoded characters that need no encoding (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_CODED = /%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f|7e)/gi

/**
 * One address per page: no trailing slash, no double slashes (a browser reads a leading pair as the
 * name of another host), nothing percent-encoded without need. Null when nothing has to change.
 */
export function settledPath(address: string): string | null {
  const url = new URL(address)
  const settled = url.pathname
    .replace(NEEDLESSLY_CODED, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  return settled === url.pathname ? null : settled + url.search
}

/** Redirects every other spelling to that address. */
export const toSettledPath: MiddlewareHandler = async (c, next) => {
  const settled = settledPath(c.req.url)
  return settled ? c.redirect(settled, 308) : next()
}
