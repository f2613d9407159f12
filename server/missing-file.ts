import type { MiddlewareHandler } from 'hono'
import { isPagePath } from './page-paths.ts'

/** What pages and programs ask for by themselves. A page of another shop that moved may end in `.html`, `.php` or `.pdf`. */
const FILE =
  /\.(?:m?js|css|map|json|ya?ml|xml|txt|csv|log|ini|env|bak|sql|zip|t?gz|wasm|png|jpe?g|gif|webp|avif|svg|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg)$/
/** The store's own texts, and what the shop says to programs. */
const ROUTED = /^\/(?:pages|blogs|\.well-known)\//

/** Answers for a file that is not there in a word: a page of its own is rendered for shoppers, not for scanners. */
export const refuseMissingFile: MiddlewareHandler = async (c, next) => {
  const path = c.req.path.toLowerCase()
  if (!FILE.test(path) || isPagePath(path) || ROUTED.test(path)) return next()
  return c.text('Not found\n', 404, { 'Cache-Control': 'no-store' })
}
