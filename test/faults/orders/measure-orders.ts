import { checkKept } from '#test/contract/crash-check.ts'
import { readLedger } from '#test/contract/crash-ledger.ts'
import { shopUntilKilled } from '#test/contract/crash-session.ts'
import { createRandom } from '#test/create-random.ts'
import type { RunningProgram } from '#test/e2e/running-program.ts'
import { countFor, type Effort } from '../effort.ts'
import { atLeast, informational, none, type Row } from '../row.ts'
import { createOrderBook, type OrderBook } from './order-book.ts'
import { type OrderShop, openOrderShop, storeOf } from './order-shop.ts'
import { shopThroughRestarts } from './rolling-restart.ts'

const WHOLE_ORDERS = 5000
/** Responses of the store before it is killed. */
const ANSWERS = 100

type Drill = {
  readonly shop: OrderShop
  readonly book: OrderBook
  readonly random: () => number
  /** A sentence for each thing that went wrong. */
  readonly wrong: string[]
  readonly lostRequests: string[]
  serving: RunningProgram
}

type Session = (drill: Drill) => Promise<void>

/** Sessions of shoppers, each with a different failure, until there are enough orders. */
export async function measureOrders(effort: Effort): Promise<readonly Row[]> {
  const wanted = countFor(effort, WHOLE_ORDERS)
  const shop = openOrderShop()
  try {
    const drill: Drill = {
      shop,
      book: createOrderBook(),
      random: createRandom(effort.seed),
      wrong: [],
      lostRequests: [],
      serving: await shop.start(),
    }
    const sessions = [surviveKill, surviveKill, surviveRestarts, surviveRestore]
    const held = new Map<Session, number>()
    // Each kind of failure happens at least once.
    for (let round = 0; drill.book.count() < wanted || round < sessions.length; round += 1) {
      const session = sessions[round % sessions.length] ?? surviveKill
      await session(drill)
      held.set(session, (held.get(session) ?? 0) + 1)
    }
    const { book, wrong, lostRequests } = drill
    return [
      atLeast('orders confirmed to buyers', wanted, book.count()),
      informational('kills', held.get(surviveKill) ?? 0),
      informational('sessions of rolling restarts', held.get(surviveRestarts) ?? 0),
      informational('restores of a backup', held.get(surviveRestore) ?? 0),
      none('orders lost, doubled, changed, or with a number of another', wrong, book.count()),
      none('requests lost in rolling restarts', lostRequests, book.count()),
    ]
  } finally {
    await shop.close()
  }
}

/** The process is killed at any moment of an order, and started again. */
async function surviveKill(drill: Drill): Promise<void> {
  const { shop, book, random, serving } = drill
  const carts = await shopUntilKilled(
    { origin: storeOf(serving), kill: serving.kill },
    random,
    ANSWERS,
  )
  drill.serving = await shop.start()
  book.note(carts)
  await check(drill, carts)
}

/** A new process takes over from the old one, several times. */
async function surviveRestarts(drill: Drill): Promise<void> {
  const { shop, book, random } = drill
  const { carts, lost, serving } = await shopThroughRestarts(shop, drill.serving, random)
  drill.serving = serving
  drill.lostRequests.push(...lost)
  book.note(carts)
  await check(drill, carts)
}

/** A backup is made while orders come in; later the data is corrupted, and the backup restored. */
async function surviveRestore(drill: Drill): Promise<void> {
  const { shop, book, random, wrong } = drill
  const before = book.tokens()
  const [printed, carts] = await Promise.all([
    shop.runTool('backup'),
    shopUntilKilled({ origin: storeOf(drill.serving), kill: drill.serving.kill }, random, ANSWERS),
  ])
  book.note(carts)
  wrong.push(...book.check(readLedger(shop.dataDir)))
  await shop.runTool('restore', /\S+\.sqlite$/m.exec(printed)?.[0] ?? '')
  wrong.push(...book.checkRestored(readLedger(shop.dataDir), before))
  drill.serving = await shop.start()
}

type Carts = Parameters<typeof checkKept>[1]

/** Also reports a ledger that contradicts itself or what the shoppers were told. */
async function check({ shop, book, wrong, serving }: Drill, carts: Carts): Promise<void> {
  try {
    const ledger = readLedger(shop.dataDir)
    wrong.push(...book.check(ledger))
    await checkKept(storeOf(serving), carts, ledger)
  } catch (fault) {
    wrong.push(String(fault))
  }
}
