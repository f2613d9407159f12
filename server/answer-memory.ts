import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { hasEntityTag } from './cached-page.ts'
import { monotonicNow } from './monotonic-now.ts'

/** Answers that may be repeated, as Node writes them. */
export type AnswerMemory = {
  /** Sends what is kept for such a request; false where nothing fresh is. */
  readonly send: (request: IncomingMessage, response: ServerResponse) => boolean
  /**
   * Keeps an answer for requests of the same address and encodings. Call it before the shop is asked: a page that a purge
   * overtakes is not kept.
   */
  readonly keeperOf: (request: IncomingMessage) => Keep
  /** Forgets all pages; files never change. */
  readonly forgetPages: () => void
}

/**
 * @param until milliseconds of `now`, the page cache's clock; infinite for a file
 * @returns the answer, to be sent this time too
 */
type Keep = (answer: Response, until: number) => Promise<Response>

type Kept = {
  readonly head: readonly string[]
  readonly etag: string | null
  readonly body: Uint8Array
  readonly until: number
}

/** Longer ones are nobody's browser. */
const MAX_KEY = 512
const NOT_IN_304 = /^content-(length|encoding|type)$/i

/**
 * Repeats pages and files before any framework runs: a `Request`, copied headers and a compared path cost five sixths of
 * the time of an answer from memory.
 * @param maxBytes of all bodies together
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

/** Null for what is not repeated: other methods, parts of files. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.range !== undefined) return null
  const key = `${headers['accept-encoding'] ?? ''} ${url}`
  return key.length > MAX_KEY ? null : key
}

function withoutBody(head: readonly string[]): string[] {
  return head.filter((_, at) => !NOT_IN_304.test(head[at - (at % 2)] ?? ''))
}
