import type { MiddlewareHandler } from 'hono'
import { requestProblems } from '#content/request-problems.ts'
import { decodePath } from './page-parameters.ts'

/**
 * Answers a path with invalid percent-encoding, which no page can have. The router would print a
 * warning for each.
 */
export const refuseUnreadablePath: MiddlewareHandler = async (c, next) => {
  if (decodePath(new URL(c.req.url).pathname) !== null) return next()
  return c.text(`${requestProblems.path}\n`, 400, { 'Cache-Control': 'no-store' })
}
