import type { MiddlewareHandler } from 'hono'
import { pageParameters } from '../page-cache/page-parameters.ts'

const AHEAD = /prefetch|prerender|preview/

/**
 * Refuses prefetches (`Sec-Purpose`) where a request has an effect: the confirmation notes that a shopper came back
 * from the checkout. The browser drops the refusal, and requests the page again when it is opened.
 */
export const refuseAhead: MiddlewareHandler = async (c, next) => {
  const purpose = c.req.header('Sec-Purpose') ?? c.req.header('Purpose') ?? ''
  const isPersonal = pageParameters(c.req.path) === null
  if (isPersonal && AHEAD.test(purpose)) return c.body(null, 503, { 'Cache-Control': 'no-store' })
  return next()
}
