import { expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { findStoreMenu } from './store-menu.ts'

const shop = { primaryDomain: { url: 'https://games.example' } }
const combo = { title: 'Combo', url: 'https://games.example/collections/combo' }
const items = [
  { title: 'Home', url: '/', items: [] },
  { title: 'Shop', url: null, items: [combo] },
]

/** The fake store responds by the query's first field; this query has two. */
function ask(answer: object) {
  return openFakeStorefront({ menu: () => Response.json({ data: answer }) })
}

test('reads the first two levels of a menu by its handle', async () => {
  const { client, asked } = ask({ menu: { items }, shop })
  expect(await findStoreMenu(client, 'main-menu')).toEqual({
    items,
    primaryUrl: 'https://games.example',
  })
  expect(asked).toEqual([{ name: 'menu', variables: { handle: 'main-menu' } }])
})

test('a missing menu is null', async () => {
  expect(await findStoreMenu(ask({ menu: null, shop }).client, 'main-menu')).toBe(null)
})

test.each([
  ['menu', { shop }],
  ['menu.items', { menu: { items: null }, shop }],
  ['menu.items.title', { menu: { items: [{ title: null, url: '/', items: [] }] }, shop }],
  ['menu.items.url', { menu: { items: [{ title: 'A', url: 7, items: [] }] }, shop }],
  ['menu.items.items', { menu: { items: [{ title: 'A', url: '/' }] }, shop }],
  ['menu.items.items.url', { menu: { items: [{ ...combo, items: [{ title: 'A' }] }] }, shop }],
  ['shop', { menu: { items }, shop: null }],
  ['shop.primaryDomain', { menu: { items }, shop: { primaryDomain: null } }],
  ['shop.primaryDomain.url', { menu: { items }, shop: { primaryDomain: {} } }],
])('a response without %s is a fault', async (place, answer) => {
  await expect(findStoreMenu(ask(answer).client, 'main-menu')).rejects.toMatchObject({
    kind: 'shape',
    message: expect.stringContaining(`at ${place}.`),
  })
})
