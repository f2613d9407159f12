import { deskPaths } from '#desk/desk-paths.ts'
import type { DeskMiddleware, DeskRequest } from './desk-request.ts'

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

/** Status of a page that shows a refused form again, with what was typed. */
const REFUSED = 422

/** Only after signing in, and not the settings, which show secrets. */
const isKept = ({ req, res, var: { session } }: DeskRequest) =>
  res.status === REFUSED && session !== undefined && !req.path.startsWith(deskPaths.settings)

/**
 * Headers of all the desk's responses: not cached, not indexed, not framed. Only the browser that sent a refused form
 * keeps its page: Back would otherwise show the browser's own page, which offers to send the form again. It is of no use
 * with another cookie, as after signing out.
 */
export const withDeskHeaders: DeskMiddleware = async (c, next) => {
  await next()
  c.res.headers.set('Content-Security-Policy', POLICY)
  const kept = isKept(c)
  c.res.headers.set('Cache-Control', kept ? 'private, no-cache' : 'no-store')
  if (kept) c.res.headers.append('Vary', 'Cookie')
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
}
