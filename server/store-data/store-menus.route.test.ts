import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frame } from '#content/frame.ts'
import { careLinks, menuLinks, quickLinks, shopLinks } from '#merchant/navigation.ts'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { type OpenShop, openShop } from '#test/open-shop.ts'

const catalogue: CatalogueFileInput = {
  shop: { name: 'Tapri Games', legalName: 'Tapri Games LLP' },
  products: [{ handle: 'chai', title: 'Chai', variants: [{ price: '499.00', stock: 5 }] }],
  collections: [{ handle: 'decks', title: 'Decks', products: ['chai'] }],
  pages: [
    { handle: 'rules', title: 'Rules' },
    { handle: 'hosting', title: 'Hosting' },
  ],
  menus: [
    {
      handle: 'main-menu',
      title: 'Main menu',
      items: [
        { title: 'Home', type: 'FRONTPAGE' },
        {
          title: 'Our games',
          type: 'CATALOG',
          items: [
            { title: 'Everything', type: 'CATALOG' },
            { title: 'Tea & Cards', type: 'COLLECTION', target: 'decks' },
            { title: 'Chai', type: 'PRODUCT', target: 'chai' },
            { title: 'House rules', type: 'PAGE', target: 'rules' },
            { title: 'Elsewhere', type: 'HTTP', target: 'https://elsewhere.example/' },
          ],
        },
      ],
    },
    {
      handle: 'footer',
      title: 'Footer menu',
      items: [
        { title: 'House rules', type: 'PAGE', target: 'rules' },
        { title: 'Tea & Cards', type: 'COLLECTION', target: 'decks' },
        { title: 'Hosting', type: 'PAGE', target: 'hosting' },
      ],
    },
  ],
}

const shownMenu = [
  { label: 'Everything', to: '/all-products' },
  { label: 'Tea & Cards', to: '/category/decks' },
  { label: 'Chai', to: '/product/chai' },
  { label: 'House rules', to: '/pages/rules' },
]

const folder = mkdtempSync(join(tmpdir(), 'shop-menu-'))
const shops: OpenShop[] = []

async function open(environment: Readonly<Record<string, string>> = {}): Promise<OpenShop> {
  const shop = await openShop(environment)
  shops.push(shop)
  return shop
}

const openOther = () => open({ CATALOGUE_FILE: join(folder, 'catalogue.json') })

beforeAll(() => writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(catalogue)))
afterAll(() => {
  for (const shop of shops) shop.close()
  rmSync(folder, { recursive: true })
})

/** The links of a page's Shop menu, phone menu and quick links, whose labels may follow a picture. */
async function linksOf(shop: OpenShop, path: string) {
  const html = await (await shop.ask(path)).text()
  const linksIn = (attribute: string) => {
    const [, inside = ''] = new RegExp(`<nav ${attribute}[^>]*>(.*?)</nav>`, 's').exec(html) ?? []
    return [...inside.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g)].map(
      ([, to, label = '']) => ({ label: label.replaceAll('&amp;', '&'), to }),
    )
  }
  return {
    bar: linksIn(`aria-label="${frame.shopMenu}"`),
    phone: linksIn(`aria-label="${frame.phoneMenu.title}"`),
    footer: linksIn('aria-labelledby="footer-quick"'),
    care: linksIn('aria-labelledby="footer-care"'),
  }
}

const { beforeShop, afterShop } = quickLinks

test.each(['/', '/all-products', '/about', '/no-such-page'])(
  'the store’s main menu is in the bar, the phone menu and the footer of %s',
  async (path) => {
    expect(await linksOf(await openOther(), path)).toEqual({
      bar: shownMenu,
      phone: [...shownMenu, ...menuLinks],
      footer: [...beforeShop, ...shownMenu, ...afterShop],
      // A page that the footer links already is listed once.
      care: [...careLinks, { label: 'Hosting', to: '/pages/hosting' }],
    })
  },
)

test("the demonstration's main menu is the specified one", async () => {
  const shop = await open()
  const asked: string[] = []
  shop.replaceStore(async (request) => {
    asked.push(await request.clone().text())
    return shop.askStore(request)
  })
  expect((await linksOf(shop, '/')).bar).toEqual(shopLinks)
  expect(asked.filter((body) => body.includes('main-menu'))).toHaveLength(1)
})

test('pages have the shop’s own links while the store’s menu fails', async () => {
  const shop = await openOther()
  shop.replaceStore(async (request) => {
    const isMenu = (await request.clone().text()).includes('StoreMenu')
    return isMenu ? new Response('down', { status: 500 }) : shop.askStore(request)
  })
  expect(await linksOf(shop, '/all-products')).toEqual({
    bar: shopLinks,
    phone: [...shopLinks, ...menuLinks],
    footer: [...beforeShop, ...shopLinks, ...afterShop],
    care: careLinks,
  })
})

test('every link leads to a page in a shop with three collections of its own', async () => {
  const handles = ['wooden-puzzles', 'strategy', 'travel-sets']
  const own: CatalogueFileInput = {
    shop: { name: 'Tapri Games', legalName: 'Tapri Games LLP' },
    products: [{ handle: 'chai', title: 'Chai', variants: [{ price: '499.00', stock: 5 }] }],
    collections: handles.map((handle) => ({ handle, title: handle, products: ['chai'] })),
  }
  const file = join(folder, 'three-collections.json')
  writeFileSync(file, JSON.stringify(own))
  const shop = await open({ CATALOGUE_FILE: file })
  const categories = handles.map((handle) => `/category/${handle}`)
  const linked = new Set<string>()
  for (const path of [
    '/',
    '/all-products',
    '/search',
    '/no-such-page',
    '/product/chai',
    '/wishlist',
  ]) {
    const html = await (await shop.ask(path)).text()
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, to = '']) => to)
    expect(links, path).toEqual(expect.arrayContaining(categories))
    for (const to of links) linked.add(to.replaceAll('&amp;', '&'))
  }
  const home = await (await shop.ask('/')).text()
  const tiles = [...home.matchAll(/class="tile-name">([^<]+)/g)].map(([, name]) => name)
  expect(tiles.toSorted()).toEqual(handles.toSorted())
  for (const to of linked) expect((await shop.ask(to)).status, to).toBe(200)
})
