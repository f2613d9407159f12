import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalStore } from '#local-store/local-store.ts'
import type { RunningProgram } from '#test/e2e/running-program.ts'
import { createDataDir, startShop } from '#test/e2e/shop-program.ts'
import { type FakeCdn, openFakeCdn } from '#test/fake-cdn.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { testCatalogue } from '#test/local-store/open-test-store.ts'
import { buildShop } from '#tools/build-shop.ts'
import { openStore } from '../mounted-store/open-store.ts'
import { readSettings } from '../settings.ts'

const folder = createDataDir()
const file = join(folder, 'catalogue.json')
const environment = { DATA_DIR: join(folder, 'data'), CATALOGUE_FILE: file }
const taboo = 21
const token = 'the-token-of-the-cdn'

let cdn: FakeCdn
let shops: readonly RunningProgram[] = []
let another: LocalStore | null = null

beforeAll(async () => {
  await buildShop()
  writeFileSync(file, JSON.stringify(testCatalogue))
  cdn = await openFakeCdn(token)
  const told = { CDN_PURGE_URL: `${cdn.origin}/purge`, CDN_PURGE_TOKEN: token }
  const start = () => startShop({ ...environment, ...told })
  shops = await Promise.all([start(), start()])
  cdn.serve(shops.map(({ address }) => new URL(address).origin))
  // This process is the third one.
  another = await openStore(readSettings(environment))
})
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.kill()))
  cdn.close()
  another?.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

/** What shoppers read from the CDN and from each process. */
const readAll = (path: string) =>
  Promise.all(
    [cdn.origin, ...shops.map(({ address }) => address)].map(async (origin) =>
      (await fetch(new URL(path, origin))).text(),
    ),
  )
const showAll = async (path: string, text: RegExp) =>
  (await readAll(path)).map((html) => text.test(html))

it('what one process sells out is sold out in other processes and at the CDN within seconds', async () => {
  if (another === null) throw new Error('not open')
  const soldOut = /"availability":"https:\/\/schema.org\/OutOfStock"/
  const paths = ['/product/taboo', '/product/taboo?utm_source=insta']
  for (const path of paths) {
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await showAll(path, soldOut)).toEqual([false, false, false])
    }
  }
  const lines = [{ id: 'line', variantId: taboo, quantity: 3, attributes: [] }]
  placeTestOrder(another.store, {}, { lines })
  // Without the purge, they would stay the same for a minute.
  for (const path of paths) {
    await expect.poll(() => showAll(path, soldOut)).toEqual([true, true, true])
  }
  expect(cdn.purges.flat()).toContain('product:taboo')
})
