import { brotliDecompressSync } from 'node:zlib'
import type { Answer } from '../ask.ts'

/** The text of a page as it was sent. */
export function textOf({ headers, body }: Answer): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
}

/** How the page cache answered: `hit`, `stale`, `old` or `miss`; empty for an answer that is none of its own. */
export function cacheStateOf({ headers }: Answer): string {
  return /page-cache;desc=(\w+)/.exec(String(headers['server-timing'] ?? ''))?.[1] ?? ''
}

/** Whether the page was rendered for this request. */
export const isRendered = (answer: Answer): boolean =>
  cacheStateOf(answer) === 'miss' || answer.status === 404

/** Whether the page says that it lacks something it can do without, and is kept for seconds only. */
export const isIncomplete = (answer: Answer): boolean =>
  // One that is old says so, too.
  /hit|miss/.test(cacheStateOf(answer)) &&
  String(answer.headers['cache-control'] ?? '').includes('s-maxage=5')
