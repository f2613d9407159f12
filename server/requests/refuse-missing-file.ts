import type { MiddlewareHandler } from 'hono'
import { isPagePath } from '../page-cache/page-paths.ts'

/** Files that pages and programs request. Pages of another shop that moved may end in `.html`, `.php` or `.pdf`. */
const FILE =
  /\.(?:m?js|css|map|json|ya?ml|xml|txt|csv|log|ini|env|bak|sql|zip|t?gz|wasm|png|jpe?g|gif|webp|avif|svg|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg)$/
/** The store's pages and blogs, and well-known URLs for programs. */
const ROUTED = /^\/(?:pages|blogs|\.well-known)\//

/** Responds to a request for a missing file in plain text: the rendered 404 page is for shoppers, not scanners. */
export const refuseMissingFile: MiddlewareHandler = async (c, next) => {
  const path = c.req.path.toLowerCase()
  if (!FILE.test(path) || isPagePath(path) || ROUTED.test(path)) return next()
  return c.text('Not found\n', 404, { 'Cache-Control': 'no-store' })
}
