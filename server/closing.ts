import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { monotonicNow } from './monotonic-now.ts'
import { watchAnswers } from './open-answers.ts'

export type ClosingParts = {
  readonly server: Server
  /** Hears that the end has begun. */
  readonly onClosing: () => void
  /** Stores what is under way and ends the process; called once. */
  readonly finish: () => void
}

/** From the signal until open requests are given up. */
const GRACE_MS = 8000
/** From the signal to the end, at most: a mail server that never answers is asked again after the next start. */
const END_MS = 9500
/** How long a balancer may go on sending requests until it has seen that the shop is not ready. */
const NOTICE_MS = 3000
/** Whoever asked after the shop's health this long ago is no balancer any more. */
const WATCHED_MS = 60_000
const ANSWER_HEADERS = {
  'Content-Type': 'text/plain; charset=UTF-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}
const HEALTH_PATHS: readonly unknown[] = ['/healthz', '/readyz']

/**
 * Lets open requests finish after SIGTERM or SIGINT.
 *
 * A balancer, known by its questions for health or readiness, first hears that the shop is closing, and may send requests for three
 * more seconds; the port is closed afterwards. Answers say that their connection ends with them.
 * @returns hears of each request; true where it answered the request itself
 */
export function closeOnSignal({ server, onClosing, finish }: ClosingParts) {
  const answers = watchAnswers(server)
  let isClosing = false
  let watchedAt = Number.NEGATIVE_INFINITY
  const end = once(finish)
  const shut = once(() => {
    server.close(end)
    answers.whenNone(() => server.closeAllConnections())
  })
  const close = (signal: NodeJS.Signals) => {
    if (isClosing) return shut()
    isClosing = true
    onClosing()
    setTimeout(end, GRACE_MS)
    setTimeout(() => process.exit(0), END_MS)
    const isWatched = monotonicNow() - watchedAt < WATCHED_MS
    if (signal === 'SIGTERM' && isWatched) setTimeout(shut, NOTICE_MS)
    else shut()
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)

  return function answerWhileClosing(request: IncomingMessage, response: ServerResponse): boolean {
    const isQuestion = HEALTH_PATHS.includes(request.url)
    if (isQuestion) watchedAt = monotonicNow()
    if (!isClosing) return false
    response.shouldKeepAlive = false
    if (isQuestion) {
      response.writeHead(503, ANSWER_HEADERS).end('not ready: the shop is closing\n')
    }
    return isQuestion
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
