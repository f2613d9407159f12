import { expect, test, vi } from 'vitest'
import { shopLinks } from '#merchant/navigation.ts'
import { policyPages } from '#merchant/policies/policy-pages.ts'
import { openFakeStorefront, toLasting } from '#test/fake-storefront.ts'
import { createMenus } from './store-menus.ts'

const OWN = ['https://shop.example', 'https://games.myshopify.com']
const primary = 'https://games.example'
const shop = { primaryDomain: { url: primary } }
const combo = { title: 'Combo', url: `${primary}/collections/combo`, items: [] }
const comboHere = { label: 'Combo', to: '/category/combo' }
const denied = Response.json({
  errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }],
})

const collectionsOf = (...handles: readonly string[]) => ({
  nodes: handles.map((handle) => ({ id: handle, handle, title: `All ${handle}`, description: '' })),
  pageInfo: { hasNextPage: false, endCursor: null },
})
const linked = shopLinks.flatMap(({ to }) => /^\/category\/(.+)/.exec(to)?.[1] ?? [])

/** The fake store responds by a query's first field; this query has two. */
const answering = (menu: unknown) => () => Response.json({ data: { menu, shop } })

function open(
  answer: () => unknown,
  now?: () => number,
  collections: unknown = collectionsOf(...linked),
) {
  // Called for the main menu and for the footer's.
  const menu = vi.fn(answer)
  const warnings: unknown[] = []
  const log = { warn: (...words: unknown[]) => warnings.push(words.at(-1)) }
  const menus = createMenus(
    toLasting(openFakeStorefront({ menu, collections }).client),
    OWN,
    log,
    now,
  )
  return {
    menu,
    warnings,
    read: async () => (await menus()).shopMenu,
    readFooter: async () => (await menus()).footerMenu,
  }
}

const readMenu = (...items: readonly object[]) => open(answering({ items })).read()

test.each([
  ['/collections/decks', '/category/decks'],
  [`${primary}/collections/decks`, '/category/decks'],
  ['https://shop.example/collections/decks?filter=new#games', '/category/decks?filter=new#games'],
  ['https://games.myshopify.com/products/ludo?variant=7', '/product/ludo?variant=7'],
  [`${primary}/collections/all`, '/all-products'],
  [`${primary}/collections`, '/all-products'],
  [`${primary}/collections/%E0%A4%96%E0%A5%87%E0%A4%B2`, '/category/%E0%A4%96%E0%A5%87%E0%A4%B2'],
  [`${primary}/en-in/collections/decks`, '/category/decks'],
  [`${primary}/pages/about-us`, '/about'],
  [`${primary}/pages/how-to-host`, '/pages/how-to-host'],
  [`${primary}/blogs/news/rules`, '/blogs/news/rules'],
  ['/search?q=ludo', '/search?q=ludo'],
  ['/category/decks', '/category/decks'],
  ...Object.keys(policyPages).map((path): [string, string] => [`/${path}`, `/${path}`]),
])('an item with the address %s links to %s', async (url, to) => {
  expect(await readMenu({ title: ' Decks ', url, items: [] })).toEqual([{ label: 'Decks', to }])
})

test.each([
  null,
  '',
  '#',
  '/',
  `${primary}/`,
  '/search',
  '/cart',
  '/cart/1:1',
  '/discount/SAVE10?redirect=/',
  '/account',
  'mailto:hello@games.example',
  'javascript:alert(1)',
  ' javascript:alert(1)//collections/decks',
  'data:text/html,/collections/decks',
  'https://elsewhere.example/collections/decks',
  'https://games.example.evil.example/collections/decks',
  '//elsewhere.example/collections/decks',
  '/\\elsewhere.example/collections/decks',
  'http://[',
])('an item with the address %j is left out', async (url) => {
  expect(await readMenu(combo, { title: 'Decks', url, items: [] })).toEqual([comboHere])
})

test('links come from the first item that has any', async () => {
  const decks = { title: 'Decks', url: '/collections/decks', items: [] }
  const about = { title: 'About', url: '/pages/about', items: [decks] }
  expect(
    await readMenu(decks, { title: 'Shop', url: null, items: [combo, { ...combo }] }, about),
  ).toEqual([comboHere])
})

test('an item without a title is left out, and each page is listed once', async () => {
  const again = { ...combo, title: 'Bundles' }
  expect(await readMenu({ ...combo, title: ' ' }, combo, again)).toEqual([comboHere])
})

test.each([
  ['no menu', answering(null)],
  ['a menu without items', answering({ items: [] })],
  ['a menu without links into the shop', answering({ items: [{ ...combo, url: 'javascript:0' }] })],
  ['a menu that the token may not read', () => denied],
])('with %s the shop’s own links are used, and nothing is logged', async (_, answer) => {
  const { read, warnings } = open(answer)
  expect(await read()).toBe(shopLinks)
  expect(warnings).toEqual([])
})

test('the shop’s own links leave out collections that the store lacks', async () => {
  const has = collectionsOf('combo', 'puzzles')
  expect(await open(answering(null), undefined, has).read()).toEqual([
    shopLinks[0],
    { label: 'Combo', to: '/category/combo' },
  ])
})

test('a store with none of the linked collections gets up to eight links to its own', async () => {
  const has = collectionsOf('puzzles', 'खेल', ...'abcdefgh')
  const links = await open(answering(null), undefined, has).read()
  expect(links.slice(0, 3)).toEqual([
    shopLinks[0],
    { label: 'All puzzles', to: '/category/puzzles' },
    { label: 'All खेल', to: '/category/%E0%A4%96%E0%A5%87%E0%A4%B2' },
  ])
  expect(links).toHaveLength(9)
})

test('the shop’s own links are unchanged when the token may not read collections', async () => {
  expect(await open(answering(null), undefined, () => denied).read()).toBe(shopLinks)
})

test('a fault keeps the last menu, at first the shop’s own, and is retried in a minute', async () => {
  let at = 0
  const { menu, warnings, read } = open(answering({ nonsense: 0 }), () => at)
  expect(await read()).toBe(shopLinks)
  expect(warnings).toEqual(['Could not read the menus from the store'])
  menu.mockImplementation(answering({ items: [combo] }))
  at = 60_000
  expect(await read()).toEqual([comboHere])
  menu.mockImplementation(answering({ nonsense: 0 }))
  at += 300_000
  await read()
  expect(await read()).toEqual([comboHere])
  expect(menu).toHaveBeenCalledTimes(6)
})

test('a new menu of the store is shown within minutes', async () => {
  let at = 0
  const { menu, read } = open(answering({ items: [combo] }), () => at)
  await Promise.all([read(), read()])
  menu.mockImplementation(answering(null))
  at = 299_999
  expect(await read()).toEqual([comboHere])
  expect(menu).toHaveBeenCalledTimes(2)
  at = 300_000
  await read()
  await vi.waitFor(async () => expect(await read()).toBe(shopLinks))
  expect(menu).toHaveBeenCalledTimes(4)
})

test('a page does not wait for a store that hangs', { timeout: 60_000 }, async () => {
  const { read } = open(() => new Promise(() => undefined))
  expect(await read()).toBe(shopLinks)
})

test('the footer has all links of the store’s footer menu, if there is one', async () => {
  const about = { title: 'Our story', url: '/pages/about', items: [combo] }
  expect(await open(answering({ items: [about, combo, combo] })).readFooter()).toEqual([
    { label: 'Our story', to: '/about' },
    comboHere,
  ])
  expect(await open(answering(null)).readFooter()).toEqual([])
  expect(await open(() => denied).readFooter()).toEqual([])
  expect(await open(() => new Promise(() => undefined)).readFooter()).toEqual([])
})
