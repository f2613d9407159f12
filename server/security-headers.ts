import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** Nothing that a browser shows as a page, or runs as one. */
const part = /^(text\/(javascript|css)|font\/|image\/(?!svg))/

/**
 * Of a refusal before a page is made, which may repeat something of the address: it shows words in the shop's look, and
 * runs nothing.
 */
const refusalPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'none'"

/** `Strict-Transport-Security` of a shop; false where it is served without https. */
export function transportSecurityOf(publicOrigin: string): string | false {
  return publicOrigin.startsWith('https:') && 'max-age=31536000; includeSubDomains'
}

/**
 * Headers of every response; documents also get a Content-Security-Policy. Of a page's parts only what they are is said:
 * the rest is about pages, and would be more than a small script itself.
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
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
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
