import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { monotonicNow } from '../work/monotonic-now.ts'
import { watchResponses } from './watch-responses.ts'

export type ClosingParts = {
  readonly server: Server
  /** Called when closing begins. */
  readonly onClosing: () => void
  /** Stores pending work and ends the process; called once. */
  readonly finish: () => void
}

/** From the signal until open requests are dropped. */
const GRACE_MS = 8000
/** From the signal until the process ends at the latest: a letter still being sent is retried after the next start. */
const MAX_CLOSING_MS = 9500
/** How long a load balancer may still send requests until it sees that the shop is not ready. */
const NOTICE_MS = 3000
/** After this time without a health check, no load balancer is assumed. */
const MAX_HEALTH_CHECK_GAP_MS = 60_000
const ANSWER_HEADERS = {
  'Content-Type': 'text/plain; charset=UTF-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}
const HEALTH_PATHS: readonly unknown[] = ['/healthz', '/readyz']

/**
 * Lets open requests finish after SIGTERM or SIGINT.
 *
 * A load balancer, recognised by its health checks, first sees that the shop is closing, and may send requests for
 * three more seconds; then the port is closed. Responses meanwhile close their connection.
 * @returns to be called with each request; true when it has responded itself
 */
export function closeOnSignal({ server, onClosing, finish }: ClosingParts) {
  const responses = watchResponses(server)
  let isClosing = false
  let watchedAt = Number.NEGATIVE_INFINITY
  const end = once(finish)
  const shut = once(() => {
    server.close(end)
    responses.whenNone(() => server.closeAllConnections())
  })
  const close = (signal: NodeJS.Signals) => {
    if (isClosing) return shut()
    isClosing = true
    onClosing()
    setTimeout(end, GRACE_MS)
    setTimeout(() => process.exit(0), MAX_CLOSING_MS)
    const isWatched = monotonicNow() - watchedAt < MAX_HEALTH_CHECK_GAP_MS
    if (signal === 'SIGTERM' && isWatched) setTimeout(shut, NOTICE_MS)
    else shut()
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)

  return function respondWhileClosing(request: IncomingMessage, response: ServerResponse): boolean {
    const isHealthCheck = HEALTH_PATHS.includes(request.url)
    if (isHealthCheck) watchedAt = monotonicNow()
    if (!isClosing) return false
    response.shouldKeepAlive = false
    if (isHealthCheck) {
      response.writeHead(503, ANSWER_HEADERS).end('not ready: the shop is closing\n')
    }
    return isHealthCheck
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
