import type { IncomingMessage, ServerResponse } from 'node:http'
import { type StoreObserver, unobservedStore } from '#local-store/store-observer.ts'
import type { LogOutput } from '../log.ts'
import type { Settings } from '../settings.ts'
import type { Visits } from '../visits/visits.ts'
import { currentRequestId, runForRequest } from './current-request.ts'
import type { Answered, CacheState, Exchange } from './exchanges.ts'
import { findRequestId, makeRequestId } from './request-id.ts'
import { type ShopObserver, unobserved } from './shop-observer.ts'

type Hear = (request: IncomingMessage, response: ServerResponse) => void

/** Request ids, the access log and the metrics of one process. */
export type Telemetry = {
  /** For `createShop`, the local store and the log. */
  readonly observer: ShopObserver & StoreObserver
  /** Hears of every request as it comes; does nothing where no log of them is wanted. */
  readonly watch: Hear
  /** Hears that an answer came from memory. */
  readonly repeated: (request: IncomingMessage) => void
  /** Gives a request its id, and says it in an answer that nobody else gets. */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<Response>,
  ) => Promise<Response>
  /** Where the metrics are served; null where they are not. */
  readonly metricsAddress: string | null
}

/**
 * Opens what the settings ask for. Nothing else is loaded: without access log and metrics an answer from memory costs what
 * it did, and with metrics only one more count.
 * @throws SettingsError when metrics cannot be served where they should be
 */
export async function openTelemetry(
  { trustedProxies, accessLog, metrics: place }: Settings,
  output: LogOutput,
  saw: Visits['saw'],
): Promise<Telemetry> {
  const metrics = place && (await openMetrics(place, output))
  const logAccess = accessLog ? (await import('./access-log.ts')).createAccessLog(output) : null
  const { watch, note } = await openExchanges([metrics?.hear, logAccess].filter((hear) => !!hear))
  return {
    observer: {
      ...unobservedStore,
      ...unobserved,
      ...metrics?.observer,
      requestId: currentRequestId,
    },
    watch: logAccess ? watch : nothing,
    repeated(request) {
      metrics?.repeated()
      saw(request, 200)
    },
    async answer(request, response, work) {
      if (!logAccess) watch(request, response)
      const requestId = findRequestId(request, trustedProxies) ?? makeRequestId()
      const answer = await runForRequest(requestId, work)
      saw(request, answer.status)
      note(request, { requestId, cache: cacheOf(answer) })
      if (isForOne(answer)) answer.headers.set('X-Request-Id', requestId)
      return answer
    },
    metricsAddress: metrics?.address ?? null,
  }
}

const nothing = () => undefined

async function openMetrics(place: NonNullable<Settings['metrics']>, output: LogOutput) {
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ])
  const metrics = createMetrics(output)
  return { ...metrics, address: await serveMetrics(metrics, place) }
}

type Watching = {
  readonly watch: Hear
  readonly note: (request: IncomingMessage, answered: Answered) => void
}

async function openExchanges(
  hearing: readonly ((exchange: Exchange) => void)[],
): Promise<Watching> {
  if (hearing.length === 0) return { watch: nothing, note: nothing }
  const { createExchanges } = await import('./exchanges.ts')
  return createExchanges((exchange) => {
    for (const hear of hearing) hear(exchange)
  })
}

/** What caches may repeat to others does not say whose it was. */
function isForOne({ headers }: Response): boolean {
  return /no-store|private/.test(headers.get('Cache-Control') ?? '')
}

function cacheOf({ headers }: Response): CacheState {
  const timing = headers.get('Server-Timing') ?? ''
  const [, state] = /page-cache;desc=(hit|stale|old|miss)/.exec(timing) ?? []
  // The pattern has only these.
  return (state as CacheState | undefined) ?? null
}
