import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '#test/create-random.ts'
import { type Ask, createAsk } from '../ask.ts'
import { countFor, type Effort, timeFor, WHOLE_MINUTES } from '../effort.ts'
import { atLeast, atMost, informational, none, type Row } from '../row.ts'
import { type RunningShop, startShop, type Vitals } from '../running-shop.ts'
import { type FaultyStore, settingsFor, startFaultyStore } from '../store/faulty-store.ts'
import { storeFaults } from '../store/store-faults.ts'
import { readKnownPages } from './known-pages.ts'
import { type MemorySample, slopeOf } from './memory-slope.ts'
import { createTally, sendAtOnce, sendSteadily, type Tally, toLongestRow } from './send-load.ts'
import { createShopperRequests, type ShopperRequest } from './shopper-requests.ts'

const CONNECTIONS = 16
const WARM_UP_MS = 10_000
const CAPACITY_MS = 20_000
const OF_CAPACITY = 0.7
const FAULT_EVERY_MS = 10_000
/** After this time the store works until the next fault. */
const FAULT_MS = 6000
const SAMPLE_MS = 1000
const WHOLE_PAGES = 100_000
/** Caches fill for this long: a shorter run says nothing about leaks. */
const MIN_SLOPE_MINUTES = 15
/** A multiple of the time: a shop that needs longer does not render all its pages. */
const MAX_OVERTIME = 2.2

/** Mixed load on one process of the shop, while the store fails in every way. */
export async function measureLoad(effort: Effort): Promise<readonly Row[]> {
  const store = await startFaultyStore()
  const shop = await startShop(settingsFor(store))
  try {
    const ask = createAsk(shop.origin)
    const known = await readKnownPages(ask)
    const next = createShopperRequests(known, createRandom(effort.seed))
    const capacity = await measureCapacity(ask, next, shop)
    // A machine that is slow in this half minute makes the whole run slow: then start again.
    console.log(`load: capacity ${Math.round(capacity.perSecond)} answers a second`)
    const perSecond = capacity.perSecond * OF_CAPACITY
    const found = await sendThroughFaults({ ask, next, perSecond, store, shop, effort })
    return [
      informational('capacity, answers a second', capacity.perSecond),
      informational('capacity, use of one core', capacity.use, '%'),
      ...toRows(found, effort),
    ]
  } finally {
    await shop.stop()
    await store.stop()
  }
}

type Capacity = {
  readonly perSecond: number
  /** Percent of one core that the shop used: if it is less than 100, the bench is the limit. */
  readonly use: number
}

async function measureCapacity(
  ask: Ask,
  next: () => ShopperRequest,
  { program }: RunningShop,
): Promise<Capacity> {
  const tally = createTally()
  await sendAtOnce(ask, next, { connections: CONNECTIONS, time: WARM_UP_MS, tally })
  const [started, work] = [performance.now(), program.processorTime()]
  const perSecond = await sendAtOnce(ask, next, {
    connections: CONNECTIONS,
    time: CAPACITY_MS,
    tally,
  })
  const seconds = (performance.now() - started) / 1000
  return { perSecond, use: (100 * (program.processorTime() - work)) / seconds }
}

type Found = {
  readonly tally: Tally
  readonly samples: readonly MemorySample[]
  readonly faults: number
  readonly vitals: Vitals
  /** The longest delay of the bench itself, in milliseconds: on a busy machine responses take longer by this. */
  readonly ownDelay: number
}

type Run = {
  readonly ask: Ask
  readonly next: () => ShopperRequest
  readonly perSecond: number
  readonly store: FaultyStore
  readonly shop: RunningShop
  readonly effort: Effort
}

async function sendThroughFaults(run: Run): Promise<Found> {
  const { ask, next, perSecond, store, shop, effort } = run
  const started = performance.now()
  const time = timeFor(effort, WHOLE_MINUTES, 1)
  const tally = createTally()
  const isOver = () => {
    const passed = performance.now() - started
    const isRendered = tally.rendered >= countFor(effort, WHOLE_PAGES)
    return passed > time && (isRendered || passed > time * MAX_OVERTIME)
  }
  const samples: MemorySample[] = []
  const sampling = setInterval(() => {
    const minutes = (performance.now() - started) / 60_000
    samples.push({ minutes, megabytes: shop.program.memory() })
  }, SAMPLE_MS)
  const own = monitorEventLoopDelay({ resolution: 5 })
  own.enable()
  shop.resetVitals()
  try {
    const [faults] = await Promise.all([
      failNowAndThen(store, effort, tally, isOver),
      sendSteadily(ask, next, { perSecond, isOver, tally }),
    ])
    const vitals = await shop.readVitals()
    return { tally, samples, faults, vitals, ownDelay: own.max / 1e6 }
  } finally {
    own.disable()
    clearInterval(sampling)
  }
}

/** Every kind of fault, in an order drawn from the seed. @returns how many there were */
async function failNowAndThen(
  store: FaultyStore,
  { seed }: Effort,
  tally: Tally,
  isOver: () => boolean,
): Promise<number> {
  const random = createRandom(seed)
  const kinds = Object.keys(storeFaults)
    .map((kind) => ({ kind, place: random() }))
    .sort((one, other) => one.place - other.place)
  let faults = 0
  while (!isOver()) {
    const { kind = null } = kinds[faults % kinds.length] ?? {}
    store.setFault({ fault: kind })
    tally.during = `, asked during or after "${kind}"`
    faults += 1
    await pause(FAULT_MS)
    store.setFault({ fault: null })
    await pause(FAULT_EVERY_MS - FAULT_MS)
  }
  return faults
}

function toRows(
  { tally, samples, faults, vitals, ownDelay }: Found,
  effort: Effort,
): readonly Row[] {
  const { counts, longest, wrong, failed, rendered } = tally
  const kinds = Object.keys(storeFaults).length
  return [
    informational(`faults of ${kinds} kinds`, faults),
    none('cached pages: wrong bytes, or no 200', wrong.cached, counts.cached),
    informational('cached pages: longest answer', longest.cached.time, 'ms'),
    none('other pages: neither right nor 503', wrong.page, counts.page),
    toLongestRow('other pages: longest answer', 3200, longest.page),
    none('totals of a cart: neither right nor 503', wrong.helper, counts.helper),
    // A request for totals has twelve seconds (decision 58).
    toLongestRow('totals of a cart: longest answer', 12_200, longest.helper),
    informational('honest 503', failed),
    atLeast('pages rendered', countFor(effort, WHOLE_PAGES), rendered),
    toSlopeRow(samples),
    informational('memory, most', Math.max(...samples.map(({ megabytes }) => megabytes)), 'MB'),
    atMost('delay of the event loop, p99', 50, vitals.loopP99, 'ms'),
    informational('delay of the event loop, most', vitals.loopMost, 'ms'),
    informational('delay of the bench itself, most', ownDelay, 'ms'),
  ]
}

function toSlopeRow(samples: readonly MemorySample[]): Row {
  const slope = slopeOf(samples)
  const isLong = (samples.at(-1)?.minutes ?? 0) > MIN_SLOPE_MINUTES
  return isLong
    ? atMost('memory, slope', 1, slope, 'MB a minute')
    : informational(
        `memory, slope; judged after ${MIN_SLOPE_MINUTES} minutes`,
        slope,
        'MB a minute',
      )
}
