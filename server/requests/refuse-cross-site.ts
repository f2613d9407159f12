import type { MiddlewareHandler } from 'hono'
import { requestProblems } from '#content/request-problems.ts'
import { withoutLanguage } from '../provider-links/without-language.ts'
import type { ShopObserver } from '../telemetry/shop-observer.ts'

const SAFE_METHODS = /^(?:GET|HEAD|OPTIONS)$/

/**
 * Refuses requests sent by another site's page in a shopper's browser: by `Sec-Fetch-Site`, or by `Origin` in browsers
 * without it. Programs send neither, and have no shopper's cookies. Buy buttons on other sites may send their form: the
 * response is a link, and nothing is changed.
 *
 * @param publicOrigin whose host a proxy may have replaced in the request's URL
 */
export function refuseCrossSite(
  publicOrigin: string,
  { refused }: ShopObserver,
): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.test(c.req.method)) return next()
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

/** Browsers send `null` to hide the page's origin. Anything else that is not a URL did not come from a browser. */
const isOrigin = (origin = 'null') => origin === 'null' || URL.canParse(origin)

/** Empty for `null`, which browsers send to hide the page's origin. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
