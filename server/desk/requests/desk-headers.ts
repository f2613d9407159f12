import type { DeskMiddleware } from './desk-request.ts'

/** No scripts, and no other origins. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** Headers of all the desk's responses: not cached, not indexed, not framed. */
export const withDeskHeaders: DeskMiddleware = async (c, next) => {
  await next()
  c.res.headers.set('Content-Security-Policy', POLICY)
  c.res.headers.set('Cache-Control', 'no-store')
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
}
