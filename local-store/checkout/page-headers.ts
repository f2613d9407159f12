/**
 * Headers of every checkout page: only our own script, styles, fonts and pictures load, nothing is cached, and the URL,
 * which contains the cart's key, is never sent as a referrer.
 *
 * @param returnOrigins where the last form redirects to; browsers check the whole chain
 */
export function pageHeaders(
  returnOrigins: readonly string[],
  imageOrigins: readonly string[],
): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      ["img-src 'self' data:", ...imageOrigins].join(' '),
      ["form-action 'self'", ...returnOrigins].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'strict-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex, nofollow',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}
