import type { MiddlewareHandler } from 'hono'
import { requestProblems } from '#content/request-problems.ts'
import { decodeUri } from '#platform/decode-uri.ts'
import type { ShopObserver } from '../telemetry/shop-observer.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * Refuses a path with invalid percent-encoding or control characters, which no page has. The router would print a
 * warning for the former, and read some of the latter as a host name, because URLs drop tabs and line breaks.
 */
export function refuseUnreadablePath({ refused }: ShopObserver): MiddlewareHandler {
  return async (c, next) => {
    const path = decodeUri(new URL(c.req.url).pathname)
    if (path !== null && !CONTROL.test(path)) return next()
    refused('unreadable')
    return c.text(`${requestProblems.path}\n`, 400, { 'Cache-Control': 'no-store' })
  }
}
