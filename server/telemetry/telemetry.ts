import type { IncomingMessage, ServerResponse } from 'node:http'
import { type StoreObserver, unobservedStore } from '#local-store/store-observer.ts'
import type { LogOutput } from '../process/log.ts'
import type { Settings } from '../settings.ts'
import type { Visits } from '../visits/visits.ts'
import { currentRequestId, runForRequest } from './current-request.ts'
import type { Answered, CacheState, Exchange } from './exchanges.ts'
import { findRequestId, makeRequestId } from './request-id.ts'
import { type ShopObserver, unobserved } from './shop-observer.ts'

type Watch = (request: IncomingMessage, response: ServerResponse) => void

/** Request ids, the access log and the metrics of one process. */
export type Telemetry = {
  /** For `createShop`, the local store and the log. */
  readonly observer: ShopObserver & StoreObserver
  /** Called with every request when it arrives; does nothing without an access log. */
  readonly watch: Watch
  /** Called when a response came from memory. */
  readonly repeated: (request: IncomingMessage) => void
  /** Gives a request its id, and sends it in responses that are not shared. */
  readonly respond: (
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<Response>,
  ) => Promise<Response>
  /** The URL of the metrics; null when they are not served. */
  readonly metricsAddress: string | null
}

/**
 * Starts what the settings ask for, and loads nothing else: without access log and metrics a response from memory costs
 * nothing more, and with metrics one counter.
 * @throws SettingsError when metrics cannot be served at their address
 */
export async function openTelemetry(
  { trustedProxies, accessLog, metrics: metricsSettings }: Settings,
  output: LogOutput,
  onResponse: Visits['onResponse'],
): Promise<Telemetry> {
  const metrics = metricsSettings && (await openMetrics(metricsSettings, output))
  const logAccess = accessLog ? (await import('./access-log.ts')).createAccessLog(output) : null
  const { watch, note } = await openExchanges(
    [metrics?.onExchange, logAccess].filter((each) => !!each),
  )
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
      onResponse(request, 200)
    },
    async respond(request, response, work) {
      if (!logAccess) watch(request, response)
      const requestId = findRequestId(request, trustedProxies) ?? makeRequestId()
      const result = await runForRequest(requestId, work)
      onResponse(request, result.status)
      note(request, { requestId, cache: cacheOf(result) })
      if (isForOne(result)) result.headers.set('X-Request-Id', requestId)
      return result
    },
    metricsAddress: metrics?.address ?? null,
  }
}

const nothing = () => undefined

async function openMetrics(metricsSettings: NonNullable<Settings['metrics']>, output: LogOutput) {
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ])
  const metrics = createMetrics(output)
  return { ...metrics, address: await serveMetrics(metrics, metricsSettings) }
}

type Watching = {
  readonly watch: Watch
  readonly note: (request: IncomingMessage, answered: Answered) => void
}

async function openExchanges(
  listeners: readonly ((exchange: Exchange) => void)[],
): Promise<Watching> {
  if (listeners.length === 0) return { watch: nothing, note: nothing }
  const { createExchanges } = await import('./exchanges.ts')
  return createExchanges((exchange) => {
    for (const listener of listeners) listener(exchange)
  })
}

/** A response that caches may share must not contain one request's id. */
function isForOne({ headers }: Response): boolean {
  return /no-store|private/.test(headers.get('Cache-Control') ?? '')
}

function cacheOf({ headers }: Response): CacheState {
  const timing = headers.get('Server-Timing') ?? ''
  const [, state] = /page-cache;desc=(hit|stale|old|miss)/.exec(timing) ?? []
  // The pattern matches only these states.
  return (state as CacheState | undefined) ?? null
}
