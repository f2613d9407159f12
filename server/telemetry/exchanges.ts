import type { IncomingMessage, ServerResponse } from 'node:http'
import { monotonicNow } from '../monotonic-now.ts'
import { routeOf } from './route-of.ts'

/** `memory`: repeated before any framework ran. The others are the page cache's; null for what is never kept. */
export type CacheState = 'memory' | 'hit' | 'stale' | 'old' | 'miss' | null

/** One request and its answer, when that has ended. */
export type Exchange = {
  /** Null for what was answered from memory: nothing happened that one could ask for. */
  readonly requestId: string | null
  readonly method: string
  /** Such as `/product/:handle`. */
  readonly route: string
  /** As it was sent, without the query. */
  readonly path: string
  readonly status: number
  /** From the request's headers to the answer's last byte. */
  readonly seconds: number
  /** On the line, headers too. */
  readonly bytes: number
  readonly cache: CacheState
  /** Whether the browser went before the answer's end. */
  readonly isCut: boolean
}

/** What the shop says of an answer. */
export type Answered = { readonly requestId: string; readonly cache: CacheState }

/** Watches requests, and tells of each when its answer has ended. */
export function createExchanges(hear: (exchange: Exchange) => void) {
  const answers = new WeakMap<IncomingMessage, Answered>()
  return {
    watch(request: IncomingMessage, response: ServerResponse): void {
      const began = monotonicNow()
      const { socket } = request
      const bytesBefore = socket.bytesWritten
      response.once('close', () => {
        const path = pathOf(request.url ?? '')
        const { requestId = null, cache = 'memory' } = answers.get(request) ?? {}
        hear({
          requestId,
          method: request.method ?? '',
          // Dearer than all the rest, and only a line needs it of an answer from memory.
          get route() {
            return routeOf(path)
          },
          path,
          status: response.statusCode,
          seconds: (monotonicNow() - began) / 1000,
          bytes: socket.bytesWritten - bytesBefore,
          cache,
          isCut: !response.writableFinished,
        })
      })
    },
    /** Notes what the shop answered; what it is never told of came from memory. */
    note: (request: IncomingMessage, answered: Answered) => void answers.set(request, answered),
  }
}

/** Some clients send a whole URL. */
function pathOf(url: string): string {
  const [address = ''] = url.split('?')
  return address.startsWith('/') ? address : URL.canParse(address) ? new URL(address).pathname : ''
}
