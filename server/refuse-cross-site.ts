import type { MiddlewareHandler } from 'hono'
import { requestProblems } from '#content/request-problems.ts'
import { withoutLanguage } from './addresses/language-prefix.ts'
import type { ShopObserver } from './telemetry/shop-observer.ts'

const SAFE = /^(?:GET|HEAD|OPTIONS)$/

/**
 * Refuses what a page of another site sends in a shopper's browser: by `Sec-Fetch-Site`, and where a browser does not say
 * that, by `Origin`. Programs send neither, and have no shopper's cookies. Buy buttons on other sites may send their form:
 * its answer is a link, and nothing is done.
 *
 * @param publicOrigin whose host a proxy may have replaced in the request's own address
 */
export function refuseCrossSite(
  publicOrigin: string,
  { refused }: ShopObserver,
): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE.test(c.req.method)) return next()
    const { host, pathname } = new URL(c.req.url)
    const isBuyButton = /^\/cart\/add$/i.test(withoutLanguage(pathname) ?? pathname)
    const site = c.req.header('Sec-Fetch-Site')
    const origin = c.req.header('Origin')
    const ownHosts = [host, new URL(publicOrigin).host]
    const isOwn = site
      ? (site === 'same-origin' || site === 'none') && isOrigin(origin)
      : origin === undefined || ownHosts.includes(hostOf(origin))
    if (isOwn || isBuyButton) return next()
    refused('cross-site')
    const headers = { 'Cache-Control': 'no-store' }
    return c.json({ message: requestProblems.crossSite }, 403, headers)
  }
}

/** A page that shall not be known sends `null`. What is no origin at all was written by no browser. */
const isOrigin = (origin = 'null') => origin === 'null' || URL.canParse(origin)

/** Empty for `null`, which a browser sends for a page that shall not be known. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
