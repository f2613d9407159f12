import { expect, it } from 'vitest'
import { createRandom } from '#test/create-random.ts'
import type { RunningProgram } from '#test/e2e/running-program.ts'
import { checkKept } from './crash-check.ts'
import { type Ledger, readLedger } from './crash-ledger.ts'
import { shopUntilKilled } from './crash-session.ts'
import type { KnownCart } from './crash-shopper.ts'
import { openCrashFolder } from './open-crash-folder.ts'

const ordersInAll = 200
/** The store sends at least this many responses before it is killed. */
const answers = 30
const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31)

it('a store killed at any moment keeps everything it confirmed, and no incomplete order', async () => {
  try {
    await crashUntilDone()
  } catch (fault) {
    throw new Error(`failed with KILL_SEED=${seed}`, { cause: fault })
  }
})

async function crashUntilDone(): Promise<void> {
  const random = createRandom(seed)
  const { dataDir, start } = openCrashFolder()
  const known: KnownCart[] = []
  let store = await start()
  let kills = 0
  try {
    for (let orders = 0; orders < ordersInAll; kills += 1) {
      const { kill } = store
      known.push(...(await shopUntilKilled({ origin: originOf(store), kill }, random, answers)))
      store = await start()
      const ledger = readLedger(dataDir)
      await compare(originOf(store), known, ledger)
      orders = ledger.orders.size
    }
  } finally {
    await store.kill()
  }
  expect(kills).toBeGreaterThan(5)
}

const pathsToOpen = 20

/** Checks that everything confirmed is there, and the rest completely or not at all. */
async function compare(origin: string, known: readonly KnownCart[], ledger: Ledger): Promise<void> {
  await checkKept(origin, known, ledger)
  const paths = known.flatMap(({ orderPath }) => orderPath ?? []).slice(-pathsToOpen)
  for (const path of paths) expect((await fetch(new URL(path, origin))).status).toBe(200)
}

function originOf({ address }: RunningProgram): string {
  return new URL(address).origin
}
