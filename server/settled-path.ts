import type { MiddlewareHandler } from 'hono'

/**
 * One address a page: without a slash at the end, and without doubled ones, which a browser would
 * read as the name of another host. Null when the address is settled already.
 */
export function settledPath(address: string): string | null {
  const url = new URL(address)
  const settled = url.pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  return settled === url.pathname ? null : settled + url.search
}

/** Leads every other spelling of an address to the settled one. */
export const toSettledPath: MiddlewareHandler = async (c, next) => {
  const settled = settledPath(c.req.url)
  return settled ? c.redirect(settled, 308) : next()
}
