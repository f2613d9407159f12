import type { MiddlewareHandler } from 'hono'

/** Letters, digits and marks that mean the same coded or plain (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_CODED = /%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f|7e)/gi

/**
 * One address a page: without a slash at the end, without doubled ones, which a browser would read
 * as the name of another host, and with nothing coded that need not be. Null when the address is
 * settled already.
 */
export function settledPath(address: string): string | null {
  const url = new URL(address)
  const settled = url.pathname
    .replace(NEEDLESSLY_CODED, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  return settled === url.pathname ? null : settled + url.search
}

/** Leads every other spelling of an address to the settled one. */
export const toSettledPath: MiddlewareHandler = async (c, next) => {
  const settled = settledPath(c.req.url)
  return settled ? c.redirect(settled, 308) : next()
}
