import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generateCatalogue } from '../local-store/generate-catalogue.ts'
import type { Effort } from './effort.ts'
import type { Sample } from './figures.ts'
import {
  addLine,
  createCart,
  type GraphqlBody,
  largeShape,
  makeEndless,
  smallShape,
} from './graphql-bodies.ts'
import { ask, compareLoads, runLoad } from './load.ts'
import { type PinnedProcess, startPinned } from './pinned-process.ts'
import { startBareServer } from './start-bare-server.ts'

const CONNECTIONS = 20

/** Alternates between the store and a bare server with the same response. */
async function compare(
  store: PinnedProcess,
  bodies: readonly GraphqlBody[],
  {
    folder,
    effort,
    bypassesCache = false,
  }: { folder: string; effort: Effort; bypassesCache?: boolean },
): Promise<{ ratio: number; p99: number }> {
  const [first] = bodies
  if (!first) throw new Error('Nothing to ask')
  const { text } = await ask(store.address, first)
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  const bare = await startBareServer(folder, { headers, body: Buffer.from(text) })
  const amount = Math.max(Math.floor(effort.requests / 10), CONNECTIONS)
  const load = (server: PinnedProcess) => () =>
    runLoad(server, {
      url: server.address,
      connections: CONNECTIONS,
      amount,
      bodies,
      bypassesCache,
    })
  try {
    const { measured, ratio } = await compareLoads(effort, load(store), load(bare))
    return { ratio, p99: measured.p99 }
  } finally {
    await bare.stop()
  }
}

async function createCarts(store: string): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => ask(store, createCart)),
  )
  // The query requests exactly this shape.
  return answers.map(
    ({ data }) => (data as { cartCreate: { cart: { id: string } } }).cartCreate.cart.id,
  )
}

/**
 * Starts the store three times; the last one stays open. The first two find no data, and run until they
 * have saved the checked catalogue. On every core a start is as fast as on the machine of a merchant; on one its time can be
 * compared with its processor time.
 */
async function startThrice(
  checkout: string,
  folder: string,
): Promise<{ first: PinnedProcess; firstOnOneCore: PinnedProcess; store: PinnedProcess }> {
  const built = 'build/current/server/local-store.js'
  // Earlier checkouts start from their sources.
  const program = existsSync(join(checkout, built)) ? built : 'local-store/main.ts'
  const start = (data: string, onAllCores = false) =>
    startPinned(
      [
        ...[program, '--catalogue', join(folder, 'catalogue.json')],
        ...['--data', join(folder, data), '--port', '0'],
      ],
      { folder: checkout, onAllCores },
    )
  const startFirst = async (data: string, onAllCores = false) => {
    const store = await start(data, onAllCores)
    while (!existsSync(join(folder, data, 'catalogue.checked'))) await pause(50)
    await store.stop()
    return store
  }
  const first = await startFirst('data-of-first', true)
  const firstOnOneCore = await startFirst('data')
  return { first, firstOnOneCore, store: await start('data') }
}

/** Speed, start and memory of a checkout's local store, with a generated catalogue. */
async function measureSize(checkout: string, products: number, effort: Effort): Promise<Sample> {
  const folder = mkdtempSync(join(checkout, '.cache', 'bench-'))
  const { catalogue, variant } = makeEndless(
    generateCatalogue({
      products,
      seed: 1,
      imageUrl: (name) => `https://pictures.example/${name}.webp`,
    }),
  )
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue))
  const { first, firstOnOneCore, store } = await startThrice(checkout, folder)
  try {
    const small = await compare(store, [smallShape], { folder, effort })
    const large = await compare(store, [largeShape], { folder, effort })
    const uncached = await compare(store, [largeShape], { folder, effort, bypassesCache: true })
    const carts = await createCarts(store.address)
    const lines = carts.map((cartId) => addLine(cartId, variant))
    const adding = await compare(store, lines, { folder, effort })
    const figures = {
      'small shape × bare': small.ratio,
      'small shape, p99 ms': small.p99,
      'large shape × bare': large.ratio,
      'large shape, p99 ms': large.p99,
      'large shape, asked anew × bare': uncached.ratio,
      'line added × bare': adding.ratio,
      'line added, p99 ms': adding.p99,
      'first start ms': first.readyAfter,
      'first start on one core ms': firstOnOneCore.readyAfter,
      'first start, processor ms': first.readyWork,
      'next start ms': store.readyAfter,
      'after the load MB': store.memory(),
    }
    return Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [`${products} products: ${name}`, value]),
    )
  } finally {
    await store.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function measureLocalStore(checkout: string, effort: Effort): Promise<Sample> {
  return {
    ...(await measureSize(checkout, 1_000, effort)),
    ...(await measureSize(checkout, 10_000, effort)),
  }
}
