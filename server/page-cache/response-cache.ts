import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { monotonicNow } from '../work/monotonic-now.ts'
import { hasEntityTag } from './cached-page.ts'

/** Cached responses, ready to be written by Node. */
export type ResponseCache = {
  /** Sends the fresh cache entry for the request; returns false when there is none. */
  readonly send: (request: IncomingMessage, response: ServerResponse) => boolean
  /**
   * Prepares to cache the response for this URL and Accept-Encoding. Call it before the shop renders: a page that a
   * purge overtakes is then not cached.
   */
  readonly prepareEntry: (request: IncomingMessage) => StoreEntry
  /** Removes all pages; files never change and stay. */
  readonly deletePages: () => void
}

/**
 * @param until in milliseconds of `now`, the page cache's clock; infinite for a file
 * @returns the response to send this time
 */
type StoreEntry = (response: Response, until: number) => Promise<Response>

type Entry = {
  readonly head: readonly string[]
  readonly etag: string | null
  readonly body: Uint8Array
  readonly until: number
}

/** Longest key, in characters: no browser sends a longer one. */
const MAX_KEY = 512
const NOT_IN_304 = /^content-(length|encoding|type)$/i

/**
 * Serves cached pages and files before any framework code runs: creating a `Request`, copying headers and matching
 * paths take five sixths of the time of a response from memory.
 * @param maxBytes limit for all bodies together
 */
export function createResponseCache(
  maxBytes: number,
  now: () => number = monotonicNow,
): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 16,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + 1024,
  })
  let purges = 0
  return {
    send(request, response) {
      const key = keyOf(request)
      const entry = key === null ? undefined : entries.get(key)
      if (!entry || entry.until <= now()) return false
      if (entry.etag !== null && hasEntityTag(request.headers['if-none-match'], entry.etag)) {
        response.writeHead(304, withoutBody(entry.head)).end()
      } else {
        response.writeHead(200, [...entry.head]).end(entry.body)
      }
      return true
    },
    prepareEntry(request) {
      const key = keyOf(request)
      const before = purges
      return async (response, until) => {
        if (key === null || response.status !== 200) return response
        const body = new Uint8Array(await response.arrayBuffer())
        const headers = new Headers(response.headers)
        headers.set('Content-Length', String(body.byteLength))
        const isOvertaken = before !== purges && until !== Number.POSITIVE_INFINITY
        const entry = { head: [...headers].flat(), etag: headers.get('ETag'), body, until }
        if (!isOvertaken) entries.set(key, entry)
        return new Response(body, { headers })
      }
    },
    deletePages() {
      purges += 1
      const pages = [...entries].filter(([, { until }]) => until !== Number.POSITIVE_INFINITY)
      for (const [key] of pages) entries.delete(key)
    },
  }
}

/** Null for requests that are not cached: other methods, ranges of files, and whole URLs, whose hosts are endless. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.range !== undefined || !url.startsWith('/')) return null
  const key = `${headers['accept-encoding'] ?? ''} ${url}`
  return key.length > MAX_KEY ? null : key
}

function withoutBody(head: readonly string[]): string[] {
  return head.filter((_, at) => !NOT_IN_304.test(head[at - (at % 2)] ?? ''))
}
