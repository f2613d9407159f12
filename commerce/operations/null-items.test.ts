import { expect, test } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { listDecks } from './play-cards.ts'
import { findProductStock } from './product-stock.ts'
import { listSitemapEntries } from './sitemap.ts'
import { getStoreFacts } from './store-facts.ts'
import { findStoreMenu } from './store-menu.ts'
import { findStoreBlog } from './store-pages.ts'
import { findUrlRedirect } from './url-redirects.ts'

const end = { hasNextPage: false, endCursor: null }
const facts = {
  shop: { primaryDomain: { host: 'a.example' }, shipsToCountries: [] },
  localization: { country: { isoCode: 'IN', currency: { isoCode: 'INR' } } },
  publicApiVersions: [null],
}
const nothing = { nodes: [null], pageInfo: end }

test.each<[string, object, (client: StorefrontClient) => Promise<unknown>]>([
  ['urlRedirects.nodes', { urlRedirects: nothing }, (client) => findUrlRedirect(client, ['/a'])],
  ['products.nodes', { products: nothing }, (client) => listDecks(client, 3)],
  [
    'product.variants.nodes',
    { product: { id: 'p1', variants: nothing } },
    (client) => findProductStock(client, 'a'),
  ],
  [
    'blog.articles.nodes',
    { blog: { articles: nothing } },
    (client) => findStoreBlog(client, 'news'),
  ],
  [
    'menu.items',
    { menu: Response.json({ data: { menu: { items: [null] }, shop: {} } }) },
    (client) => findStoreMenu(client, 'a'),
  ],
  ['publicApiVersions', { shop: Response.json({ data: facts }) }, getStoreFacts],
  [
    'products.images.nodes',
    { products: { nodes: [{ updatedAt: '', handle: 'a', images: nothing }], pageInfo: end } },
    (client) => listSitemapEntries(client, { kind: 'products' }, { after: null, updatedAt: '' }),
  ],
  [
    'blogs.articles.nodes',
    { blogs: { nodes: [{ handle: 'a', articles: nothing }], pageInfo: end } },
    (client) => listSitemapEntries(client, { kind: 'blogs' }, { after: null, updatedAt: '' }),
  ],
])('a null in %s is a fault that names it', async (place, answer, ask) => {
  const { client } = openFakeStorefront({ ...answer })
  await expect(ask(client)).rejects.toMatchObject({
    kind: 'shape',
    message: expect.stringContaining(` at ${place}.`),
  })
})

test('a stock that is not a number is a fault', async () => {
  const variant = { id: 'v1', availableForSale: true, quantityAvailable: {} }
  const product = { id: 'p1', variants: { nodes: [variant], pageInfo: end } }
  const { client } = openFakeStorefront({ product })
  await expect(findProductStock(client, 'a')).rejects.toMatchObject({ kind: 'shape' })
})
