import { brotliDecompressSync } from 'node:zlib'
import type { Answer } from '../ask.ts'

/** The text of a page as it was sent. */
export function textOf({ headers, body }: Answer): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
}

/** The state of the page cache: `hit`, `stale`, `old` or `miss`; empty for a response from elsewhere. */
export function cacheStateOf({ headers }: Answer): string {
  return /page-cache;desc=(\w+)/.exec(String(headers['server-timing'] ?? ''))?.[1] ?? ''
}

/** Whether the page was rendered for this request. */
export const isRendered = (answer: Answer): boolean =>
  cacheStateOf(answer) === 'miss' || answer.status === 404

/** Whether the page says that it lacks an optional part, and is cached for seconds only. */
export const isIncomplete = (answer: Answer): boolean =>
  // An `old` page says so, too.
  /hit|miss/.test(cacheStateOf(answer)) &&
  String(answer.headers['cache-control'] ?? '').includes('s-maxage=5')
