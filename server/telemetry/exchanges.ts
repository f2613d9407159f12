import type { IncomingMessage, ServerResponse } from 'node:http'
import { monotonicNow } from '../work/monotonic-now.ts'
import { routeOf } from './route-of.ts'

/** `memory`: sent before any framework code ran. The others are the page cache's; null for responses never cached. */
export type CacheState = 'memory' | 'hit' | 'stale' | 'old' | 'miss' | null

/** One request and its response, once that has ended. */
export type Exchange = {
  /** Null for a response from memory: nothing happened that one could ask about. */
  readonly requestId: string | null
  readonly method: string
  /** For example `/product/:handle`. */
  readonly route: string
  /** As sent, without the query. */
  readonly path: string
  readonly status: number
  /** From the request's headers to the response's last byte. */
  readonly seconds: number
  /** On the wire, including headers. */
  readonly bytes: number
  readonly cache: CacheState
  /** Whether the browser disconnected before the response ended. */
  readonly isCut: boolean
}

/** What the shop notes about a response. */
export type Answered = { readonly requestId: string; readonly cache: CacheState }

/** Watches requests, and reports each when its response has ended. */
export function createExchanges(onExchange: (exchange: Exchange) => void) {
  const answers = new WeakMap<IncomingMessage, Answered>()
  return {
    watch(request: IncomingMessage, response: ServerResponse): void {
      const began = monotonicNow()
      const { socket } = request
      const bytesBefore = socket.bytesWritten
      response.once('close', () => {
        const path = pathOf(request.url ?? '')
        const { requestId = null, cache = 'memory' } = answers.get(request) ?? {}
        onExchange({
          requestId,
          method: request.method ?? '',
          // The most expensive field, so it is computed lazily: responses from memory need it only for the access log.
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
    /** Notes a response of the shop; one without a note came from memory. */
    note: (request: IncomingMessage, answered: Answered) => void answers.set(request, answered),
  }
}

/** Some clients send an absolute URL. */
function pathOf(url: string): string {
  const [address = ''] = url.split('?')
  return address.startsWith('/') ? address : URL.canParse(address) ? new URL(address).pathname : ''
}
