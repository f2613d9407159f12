import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type RunningProgram, startProgram } from '#test/e2e/running-program.ts'
import { crashCatalogue } from './crash-catalogue.ts'
import { type Ledger, readLedger } from './crash-ledger.ts'
import { createShopper, type KnownCart, readCarts } from './crash-shopper.ts'

const ordersInAll = 200
const shopperCount = 4
/** The store is killed within this many milliseconds after an order was sent. */
const longestOrder = 8
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
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-store-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const catalogue = join(dataDir, 'catalogue.json')
  writeFileSync(catalogue, JSON.stringify(crashCatalogue))
  const start = () =>
    startProgram('local-store/main.ts', [
      ...['--port', '0', '--data', join(dataDir, 'store'), '--catalogue', catalogue],
      '--no-limits',
    ])
  const known: KnownCart[] = []
  let store = await start()
  let kills = 0
  try {
    for (let orders = 0; orders < ordersInAll; kills += 1) {
      known.push(...(await shopUntilKilled(store, random)))
      store = await start()
      const ledger = readLedger(join(dataDir, 'store'))
      await compare(originOf(store), known, ledger)
      orders = ledger.orders.size
    }
  } finally {
    await store.kill()
  }
  expect(kills).toBeGreaterThan(5)
}

/** Several shoppers at once, until the store is killed during an order. */
async function shopUntilKilled(store: RunningProgram, random: () => number): Promise<KnownCart[]> {
  let answersLeft = 30 + Math.floor(random() * 50)
  let isKilled = false
  const killed = Promise.withResolvers<void>()
  const kill = () => {
    isKilled = true
    killed.resolve(store.kill())
  }
  const events = {
    onAnswer: () => {
      answersLeft -= 1
    },
    onPaying: () => {
      if (answersLeft > 0 || answersLeft === Number.NEGATIVE_INFINITY) return
      answersLeft = Number.NEGATIVE_INFINITY
      setTimeout(kill, Math.floor(random() * longestOrder))
    },
  }
  const shoppers = Array.from({ length: shopperCount }, () => createShopper(random, events))
  await Promise.all(shoppers.map((each) => each.shop(originOf(store), () => isKilled)))
  await killed.promise
  return shoppers.flatMap(({ carts }) => carts)
}

/** Everything confirmed is there; the rest is there completely or not at all. */
async function compare(origin: string, known: readonly KnownCart[], ledger: Ledger): Promise<void> {
  const found = []
  for (let start = 0; start < known.length; start += 250) {
    const ids = known.slice(start, start + 250).map(({ id }) => id)
    found.push(...(await readCarts(origin, ids)))
  }
  for (const [position, cart] of known.entries()) {
    const token = /Cart\/(\w+)/.exec(cart.id)?.[1] ?? ''
    const order = ledger.orders.get(token)
    if (cart.orderPath !== null || (cart.isPaying && order !== undefined)) {
      expect(order?.quantities).toEqual(cart.answered.quantities)
      expect(found[position]).toBeNull()
    } else {
      expect(order).toBeUndefined()
      expect([cart.answered, cart.asked]).toContainEqual(found[position])
    }
  }
  const paths = known.flatMap(({ orderPath }) => orderPath ?? []).slice(-20)
  for (const path of paths) expect((await fetch(new URL(path, origin))).status).toBe(200)
}

function originOf({ address }: RunningProgram): string {
  return new URL(address).origin
}

/** Numbers from 0 to 1, reproducible by seed (mulberry32). */
function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
