import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '#test/create-random.ts'
import { type Ask, createAsk } from '../ask.ts'
import { type Effort, timeFor } from '../effort.ts'
import { readKnownPages } from '../load/known-pages.ts'
import {
  createTally,
  sendAtOnce,
  sendSteadily,
  type Tally,
  toLongestRow,
} from '../load/send-load.ts'
import { createShopperRequests, type ShopperRequest } from '../load/shopper-requests.ts'
import { cacheStateOf } from '../load/visited-page.ts'
import { atMost, informational, none, type Row } from '../row.ts'
import { startShop } from '../running-shop.ts'
import {
  type AskedOperation,
  type FaultyStore,
  settingsFor,
  startFaultyStore,
} from './faulty-store.ts'
import { afterCircuitOpens, findBusiest } from './find-busiest.ts'

const CONNECTIONS = 16
const CAPACITY_MS = 10_000
const OF_CAPACITY = 0.3
const MAX_PER_SECOND = 60
/** At a lower rate, a shop that asked the store for every visitor would not exceed one request a second either. */
const MIN_PER_SECOND = 10
/** Time for frequent operations to fail five times, and for all requests of that time to end. */
const OPENING_MS = 15_000
/** Request times shown for a miss. */
const MAX_TIMES = 8
const RECOVERY_POLL_MS = 100
const MAX_RECOVERY_MS = 30_000
/** First the store accepts requests and never answers, then it resets connections. */
const deaths = ['no answer', 'a reset'] as const

/** A store that is dead for minutes, while shoppers go on. */
export async function measureDeadStore(effort: Effort): Promise<readonly Row[]> {
  const store = await startFaultyStore()
  const shop = await startShop(settingsFor(store))
  try {
    const ask = createAsk(shop.origin)
    const known = await readKnownPages(ask)
    const random = createRandom(effort.seed)
    const next = createShopperRequests(known, random)
    const capacity = await sendAtOnce(ask, next, {
      connections: CONNECTIONS,
      time: CAPACITY_MS,
      tally: createTally(),
    })
    const perSecond = Math.max(MIN_PER_SECOND, Math.min(MAX_PER_SECOND, capacity * OF_CAPACITY))
    const tally = createTally()
    shop.resetVitals()
    const asked = await shopWhileDead({ ask, next, perSecond, store, tally, effort })
    const { loopMost } = await shop.readVitals()
    const recovery = await measureRecovery(ask, store)
    return [
      ...toRows(tally, asked),
      informational('delay of the event loop, most', loopMost, 'ms'),
      atMost('recovery once it is back', 5, recovery / 1000, 's'),
    ]
  } finally {
    await shop.stop()
    await store.stop()
  }
}

type Dead = {
  readonly ask: Ask
  readonly next: () => ShopperRequest
  readonly perSecond: number
  readonly store: FaultyStore
  readonly tally: Tally
  readonly effort: Effort
}

/** @returns the requests that reached the store after the shop stopped calling it */
async function shopWhileDead(dead: Dead): Promise<readonly AskedOperation[]> {
  const { ask, next, perSecond, store, tally, effort } = dead
  const time = timeFor(effort, 5, 1)
  let isOver = false
  const shopping = sendSteadily(ask, next, { perSecond, isOver: () => isOver, tally })
  const [first, second] = deaths
  store.setFault({ fault: first })
  await store.readAsked()
  await pause(OPENING_MS)
  const opening = await store.readAsked()
  await pause(time / 2)
  store.setFault({ fault: second })
  await pause(time / 2 - OPENING_MS)
  const asked = await store.readAsked()
  isOver = true
  await shopping
  return afterCircuitOpens(opening, asked)
}

/** Milliseconds until pages of each kind are right again. */
async function measureRecovery(ask: Ask, store: FaultyStore): Promise<number> {
  const paths = [
    '/product/jugaad?variant=90',
    '/search?q=jugaad+again',
    '/category/party-games',
    '/',
  ]
  store.setFault({ fault: null })
  const started = performance.now()
  const waitFor = async (path: string) => {
    while (performance.now() - started < MAX_RECOVERY_MS) {
      const answer = await ask({ path, address: '198.18.0.1' })
      const isNew = /hit|miss/.test(cacheStateOf(answer))
      if (answer.status === 200 && isNew) return
      await pause(RECOVERY_POLL_MS)
    }
  }
  await Promise.all(paths.map(waitFor))
  return performance.now() - started
}

function toRows(tally: Tally, asked: readonly AskedOperation[]): readonly Row[] {
  const { counts, longest, wrong, failed } = tally
  const { operation, perSecond, times } = findBusiest(asked)
  return [
    informational('queries that reached it once it was left alone', asked.length),
    {
      ...atMost('queries a second of the busiest operation', 1, perSecond),
      examples: [
        `${operation}, at ${times
          .slice(0, MAX_TIMES)
          .map((at) => Math.round(at))
          .join(', ')} ms`,
      ],
    },
    none('cached pages: wrong bytes, or no 200', wrong.cached, counts.cached),
    none('other pages: neither right nor 503', wrong.page, counts.page),
    toLongestRow('other pages: longest answer', 3200, longest.page),
    informational('totals of a cart: longest answer', longest.helper.time, 'ms'),
    informational('honest 503', failed),
  ]
}
