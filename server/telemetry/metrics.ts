import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { metricHelp } from '#content/metric-help.ts'
import type { StoreObserver } from '#local-store/store-observer.ts'
import type { Exchange } from './exchanges.ts'
import type { ShopObserver } from './shop-observer.ts'

/** Counters kept elsewhere, which are read for each scrape. */
export type MetricsSources = {
  /** Log lines that could not be written since the start. */
  readonly countDropped: () => number
}

/** In seconds: from a cached page to the deadline of a checkout. */
const PAGE_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const STORE_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/**
 * Metrics in Prometheus's format. Every label is a name from the code, routes as patterns and operations as the shop's
 * documents name them, so that there are a few thousand series at most, and none is about a shopper.
 */
export function createMetrics({ countDropped }: MetricsSources) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const refusals = new Counter({
    registers,
    name: 'shop_refusals_total',
    labelNames: ['reason', 'limit'],
    help: metricHelp.refusals,
  })
  const orders = new Counter({
    registers,
    name: 'shop_orders_total',
    labelNames: ['payment'],
    help: metricHelp.orders,
  })
  const letters = new Counter({
    registers,
    name: 'shop_letters_total',
    labelNames: ['kind', 'outcome'],
    help: metricHelp.letters,
  })
  new Counter({
    registers,
    name: 'shop_log_lines_dropped_total',
    help: metricHelp.dropped,
    collect() {
      this.reset()
      this.inc(countDropped())
    },
  })
  return {
    observer: {
      ...createStoreMetrics(registers),
      refused: (reason, limit = '') => refusals.inc({ reason, limit }),
      ordered: (payment) => orders.inc({ payment }),
      mailed: (kind, outcome) => letters.inc({ kind, outcome }),
    } satisfies Omit<ShopObserver, 'requestId'> & StoreObserver,
    ...createRequestMetrics(registers),
    contentType: registry.contentType,
    /** All metrics as text. */
    write: () => registry.metrics(),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

function createRequestMetrics(registers: Registry[]) {
  let fromMemory = 0
  const durations = new Histogram({
    registers,
    name: 'shop_request_duration_seconds',
    labelNames: ['route', 'status'],
    help: metricHelp.requests,
    buckets: PAGE_BUCKETS,
  })
  const pages = new Counter({
    registers,
    name: 'shop_page_cache_total',
    labelNames: ['state'],
    help: metricHelp.pages,
  })
  const checkouts = new Counter({
    registers,
    name: 'shop_checkouts_begun_total',
    help: metricHelp.checkouts,
  })
  new Counter({
    registers,
    name: 'shop_memory_answers_total',
    help: metricHelp.memory,
    collect() {
      this.reset()
      this.inc(fromMemory)
    },
  })
  const repeated = () => {
    fromMemory += 1
  }
  const onExchange = ({ route, status, seconds, cache, isCut }: Exchange): void => {
    if (cache === 'memory') return
    if (cache !== null) pages.inc({ state: cache })
    durations.observe({ route, status: isCut ? 'cut' : classOf(status) }, seconds)
    if (route === '/api/checkout' && (status === 200 || status === 303)) checkouts.inc()
  }
  return { onExchange, repeated }
}

/** `2xx` */
const classOf = (status: number) => `${Math.floor(status / 100)}xx`

function createStoreMetrics(registers: Registry[]) {
  const durations = new Histogram({
    registers,
    name: 'shop_store_duration_seconds',
    labelNames: ['operation'],
    help: metricHelp.store,
    buckets: STORE_BUCKETS,
  })
  const failures = new Counter({
    registers,
    name: 'shop_store_failures_total',
    labelNames: ['operation', 'kind'],
    help: metricHelp.failures,
  })
  const breakers = new Gauge({
    registers,
    name: 'shop_store_breaker_open',
    labelNames: ['operation'],
    help: metricHelp.breakers,
  })
  return {
    storeAsked: (operation, outcome, seconds) => {
      if (outcome !== 'unasked') durations.observe({ operation }, seconds)
      if (outcome !== 'answered') failures.inc({ operation, kind: outcome })
    },
    breakerChanged: (operation, isOpen) => breakers.set({ operation }, isOpen ? 1 : 0),
  } satisfies Pick<ShopObserver, 'storeAsked' | 'breakerChanged'>
}
