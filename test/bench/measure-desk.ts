import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueFile } from '#local-store/catalogue/catalogue-file.ts'
import { createStore } from '#local-store/store/store.ts'
import { startPostgres, testServer } from '../desk/start-postgres.ts'
import { catalogueSourceOf } from '../local-store/catalogue-input.ts'
import { generateCatalogue } from '../local-store/generate-catalogue.ts'
import { placeTestOrder } from '../local-store/merchant-orders.ts'
import { type DeskPage, listDeskPages, SLOWEST_FIRST } from './desk-pages.ts'
import type { Effort } from './effort.ts'
import type { Sample } from './figures.ts'
import { fillDesk } from './fill-desk.ts'
import { makeEndless } from './graphql-bodies.ts'
import { makeBenchFolder, startShop } from './start-shop.ts'

const PASSWORD = 'a hundred thousand cards'
/** Variants of each product in a generated catalogue. */
const VARIANTS = 6
/** After this time a page is not timed again, so a slow page is requested less often. */
const MAX_MS = 3000

/** How fast the desk's pages are over HTTP, one after another and with many rows: each once, then many times. */
export const measureDesk = (checkout: string, effort: Effort): Promise<Sample> =>
  measureDeskOn(null, checkout, effort)

/** The same with the desk in a database on the test server. @throws Error without one */
export async function measureDeskOnPostgres(checkout: string, effort: Effort): Promise<Sample> {
  if (testServer === null) throw new Error('TEST_DATABASE_URL names no PostgreSQL.')
  const postgres = await startPostgres()
  try {
    return await measureDeskOn(postgres.url, checkout, effort)
  } finally {
    await postgres.stop()
  }
}

async function measureDeskOn(
  databaseUrl: string | null,
  checkout: string,
  { desk }: Effort,
): Promise<Sample> {
  const products = Math.ceil(desk.rows / VARIANTS)
  const { catalogue, variant } = makeEndless(generateCatalogue({ products, seed: 1 }))
  const folder = makeBenchFolder(checkout)
  const file = join(folder, 'catalogue.json')
  writeFileSync(file, JSON.stringify(catalogue))
  const environment = {
    DESK_PASSWORD: PASSWORD,
    CATALOGUE_FILE: file,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  }
  const shop = await startShop(checkout, { folder, environment })
  try {
    const cookie = await signIn(shop.url)
    const order = placeOrder(folder, catalogue, variant)
    await fillDesk({ dataDir: shop.dataDir, databaseUrl }, desk.rows, order)
    const pages = Object.entries(listDeskPages(desk.rows))
    const ask = (page: DeskPage) => askForPage(new URL(page.path, shop.url), page, cookie)
    const first: number[] = []
    for (const [, page] of pages) first.push(await ask(page))
    const sample: Record<string, number> = { [`${SLOWEST_FIRST} ms`]: Math.max(...first) }
    for (const [name, page] of pages) {
      const times = await timePage(() => ask(page), desk.times)
      sample[`${name}, p50 ms`] = percentile(times, 0.5)
      sample[`${name}, p99 ms`] = percentile(times, 0.99)
    }
    return sample
  } finally {
    await shop.stop()
  }
}

/** A real order, placed in a separate store. */
function placeOrder(folder: string, catalogue: CatalogueFile, variant: string): object {
  const store = createStore({
    dataDir: join(folder, 'other'),
    catalogue: catalogueSourceOf(catalogue),
    now: () => new Date(),
  })
  const variantId = Number(variant.split('/').at(-1))
  const lines = [{ id: 'line', variantId, quantity: 2, attributes: [] }]
  const order = placeTestOrder(store, {}, { lines })
  store.close()
  return order
}

/** @returns the session cookie */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}desk/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'owner', password: PASSWORD }),
    redirect: 'manual',
  })
  if (answer.status !== 303) throw new Error(`Signing in was answered ${answer.status}.`)
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
}

/** @returns the response time in milliseconds. @throws Error when the response is another page */
async function askForPage(url: URL, { shows }: DeskPage, cookie: string): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  const page = await answer.text()
  const time = performance.now() - begin
  if (answer.ok && page.includes(shows)) return time
  throw new Error(`${url.pathname}${url.search} was answered ${answer.status}, without "${shows}".`)
}

async function timePage(ask: () => Promise<number>, most: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + MAX_MS
  while (times.length === 0 || (times.length < most && performance.now() < end))
    times.push(await ask())
  return times
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN
}
