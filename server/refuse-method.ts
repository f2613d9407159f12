import type { MiddlewareHandler } from 'hono'
import { requestProblems } from '#content/request-problems.ts'
import { readPagePath } from './page-parameters.ts'

/** Paths with an action, in app/routes.ts. */
const taking: ReadonlySet<string> = new Set([
  '/api/checkout',
  '/api/coupon',
  '/api/helpful',
  '/api/message',
  '/api/quote',
  '/api/review',
  '/api/subscription',
  '/api/wish',
  '/subscription',
  '/unsubscribe',
  '/wish',
])

/**
 * Responds 405 to writes to a page. Only scanners send them, and the router would render a page and log an error each.
 */
export const refuseMethod: MiddlewareHandler = async (c, next) => {
  const { method, url } = c.req
  if (/^(?:GET|HEAD|OPTIONS)$/.test(method)) return next()
  if (taking.has(readPagePath(new URL(url).pathname) ?? '')) return next()
  const headers = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }
  return c.json({ message: requestProblems.pageMethod }, 405, headers)
}
