import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** Content types that a browser neither shows nor runs as a page. */
const part = /^(text\/(javascript|css)|font\/|image\/(?!svg))/

/**
 * Policy of a refusal sent before a page is rendered. It may repeat part of the URL, so it can show text in the shop's
 * styles but runs nothing.
 */
const refusalPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'none'"

/** Only Internet Explorer reads them, in which the shop does not run. */
const ofOldBrowsers = { xDownloadOptions: false, xXssProtection: false }

/** `Strict-Transport-Security` of a shop; false without https. */
export function transportSecurityOf(publicOrigin: string): string | false {
  return publicOrigin.startsWith('https:') && 'max-age=31536000; includeSubDomains'
}

/**
 * Headers of every response; documents also get a Content-Security-Policy. Parts of a page only get those that apply to
 * them: the others are about pages, and would be larger than a small script.
 * @param publicOrigin with https, browsers are told to use only https from then on
 */
export function withSecurityHeaders(publicOrigin: string): MiddlewareHandler {
  const strictTransportSecurity = transportSecurityOf(publicOrigin)
  const ofPages = secureHeaders({
    strictTransportSecurity,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // Other sites show the shop's pictures in link previews.
    crossOriginResourcePolicy: false,
    ...ofOldBrowsers,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  })
  const ofParts = secureHeaders({
    strictTransportSecurity,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    ...ofOldBrowsers,
  })
  return async (c, next) => {
    await next()
    if (c.res.status >= 400 && !c.res.headers.has('Content-Security-Policy')) {
      c.res.headers.set('Content-Security-Policy', refusalPolicy)
    }
    const isPart = part.test(c.res.headers.get('Content-Type') ?? '')
    await (isPart ? ofParts : ofPages)(c, async () => undefined)
  }
}
