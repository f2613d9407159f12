import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { hasEntityTag } from './cached-page.ts'
import { monotonicNow } from './monotonic-now.ts'

/** Cached responses, ready to be written by Node. */
export type AnswerMemory = {
  /** Sends the fresh cache entry for the request; returns false when there is none. */
  readonly send: (request: IncomingMessage, response: ServerResponse) => boolean
  /**
   * Prepares to cache the response for this URL and Accept-Encoding. Call it before the shop renders: a page that a
   * purge overtakes is then not cached.
   */
  readonly keeperOf: (request: IncomingMessage) => Keep
  /** Removes all pages; files never change and stay. */
  readonly forgetPages: () => void
}

/**
 * @param until in milliseconds of `now`, the page cache's clock; infinite for a file
 * @returns the response to send this time
 */
type Keep = (answer: Response, until: number) => Promise<Response>

type Kept = {
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
export function createAnswerMemory(
  maxBytes: number,
  now: () => number = monotonicNow,
): AnswerMemory {
  const answers = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 16,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + 1024,
  })
  let purges = 0
  return {
    send(request, response) {
      const key = keyOf(request)
      const kept = key === null ? undefined : answers.get(key)
      if (!kept || kept.until <= now()) return false
      if (kept.etag !== null && hasEntityTag(request.headers['if-none-match'], kept.etag)) {
        response.writeHead(304, withoutBody(kept.head)).end()
      } else {
        response.writeHead(200, [...kept.head]).end(kept.body)
      }
      return true
    },
    keeperOf(request) {
      const key = keyOf(request)
      const before = purges
      return async (answer, until) => {
        if (key === null || answer.status !== 200) return answer
        const body = new Uint8Array(await answer.arrayBuffer())
        const headers = new Headers(answer.headers)
        headers.set('Content-Length', String(body.byteLength))
        const isOvertaken = before !== purges && until !== Number.POSITIVE_INFINITY
        const kept = { head: [...headers].flat(), etag: headers.get('ETag'), body, until }
        if (!isOvertaken) answers.set(key, kept)
        return new Response(body, { headers })
      }
    },
    forgetPages() {
      purges += 1
      const pages = [...answers].filter(([, { until }]) => until !== Number.POSITIVE_INFINITY)
      for (const [key] of pages) answers.delete(key)
    },
  }
}

/** Null for requests that are not cached: other methods, ranges of files. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.range !== undefined) return null
  const key = `${headers['accept-encoding'] ?? ''} ${url}`
  return key.length > MAX_KEY ? null : key
}

function withoutBody(head: readonly string[]): string[] {
  return head.filter((_, at) => !NOT_IN_304.test(head[at - (at % 2)] ?? ''))
}
