import type { MiddlewareHandler } from 'hono'
import { pageParameters } from '../page-cache/page-parameters.ts'
import { isPrefetch } from './is-prefetch.ts'

/**
 * Refuses prefetches (`Sec-Purpose`) where a request has an effect: the confirmation notes that a shopper came back
 * from the checkout. The browser drops the refusal, and requests the page again when it is opened.
 */
export const refusePrefetch: MiddlewareHandler = async (c, next) => {
  const isPersonal = pageParameters(c.req.path) === null
  const isRefused = isPersonal && isPrefetch((name) => c.req.header(name))
  return isRefused ? c.body(null, 503, { 'Cache-Control': 'no-store' }) : next()
}
