import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * Headers of every response; documents also get a Content-Security-Policy.
 * @param publicOrigin with https, browsers are told to use only https from then on
 */
export function withSecurityHeaders(publicOrigin: string): MiddlewareHandler {
  return secureHeaders({
    strictTransportSecurity:
      publicOrigin.startsWith('https:') && 'max-age=31536000; includeSubDomains',
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
}
