import { expect, it, onTestFinished } from 'vitest'
import { type Difficulty, makeDifficult } from '#test/local-store/difficult-store.ts'
import { openShop } from '#test/open-shop.ts'

async function openDifficultShop(difficulty: Difficulty) {
  const shop = await openShop({ FIGURES: 'measured' })
  onTestFinished(() => shop.close())
  shop.replaceStore(makeDifficult(shop.askStore, () => difficulty))
  const warnings = () => shop.logged.filter(({ level }) => level === 40).map(({ msg }) => msg)
  const faults = () => shop.logged.filter(({ level }) => level >= 50)
  return { ...shop, warnings, faults }
}

it('is alive but not ready while the store is down', async () => {
  const shop = await openDifficultShop({ answer: () => new Response('', { status: 502 }) })
  expect((await shop.ask('/healthz')).status).toBe(200)
  const response = await shop.ask('/readyz')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('HTTP 502')
})

it('is not ready while the store refuses its products', async () => {
  const shop = await openDifficultShop({ denied: ['products', 'product', 'collection'] })
  const response = await shop.ask('/readyz')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Access denied for products field')
})

it('is not ready when the database of carts cannot be read', async () => {
  const shop = await openDifficultShop({})
  shop.store.database.exec('DROP TABLE carts')
  expect((await shop.ask('/readyz')).status).toBe(503)
})

const everything = ['tags', 'metafields', 'metafield', 'quantityAvailable']

it.each([
  ['no scope for tags', { denied: ['tags'] }, ['tags']],
  ['no scope for any optional field', { denied: everything }, everything],
  ['a version without these fields', { unknown: everything }, everything],
])('is ready and sells with %s, logged once', async (_, difficulty, names) => {
  const shop = await openDifficultShop(difficulty)
  expect((await shop.ask('/readyz')).status).toBe(200)
  for (const path of ['/', '/all-products', '/category/combo', '/search?q=ludo']) {
    expect(await shop.ask(path), path).toHaveProperty('status', 200)
  }
  for (const handle of ['jugaad', 'monsoon-mafia']) {
    const page = await shop.ask(`/product/${handle}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('name="variantId"')
  }
  expect(shop.faults()).toEqual([])
  const refused = shop.warnings().filter((line) => line.startsWith('The store refuses'))
  expect(new Set(refused).size).toBe(refused.length)
  for (const line of refused) expect(names.some((name) => line.includes(` ${name},`))).toBe(true)
  expect(refused).toContainEqual(expect.stringContaining('The store refuses tags, '))
})
