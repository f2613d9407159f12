import type { MiddlewareHandler } from 'hono'
import { requestProblems } from '#content/request-problems.ts'
import { readPagePath } from './page-parameters.ts'

/** Those with an action, in app/routes.ts. */
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
 * Answers what is sent to a page, which only scanners do: the router would render a page to say so, and log an error each time.
 */
export const refuseMethod: MiddlewareHandler = async (c, next) => {
  const { method, url } = c.req
  if (/^(?:GET|HEAD|OPTIONS)$/.test(method)) return next()
  if (taking.has(readPagePath(new URL(url).pathname) ?? '')) return next()
  const headers = { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }
  return c.json({ message: requestProblems.pageMethod }, 405, headers)
}
