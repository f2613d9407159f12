import { expect, it } from 'vitest'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { makeTestFolder, openTestStore, testCatalogue } from '#test/local-store/open-test-store.ts'

const author = { firstName: 'Asha', email: 'asha@example.com' }
const due = '2026-04-16T10:00:00Z'
const changes: Partial<CatalogueFileInput> = {
  markets: [{ handle: 'us', countries: ['US'], currencyCode: 'USD', rate: '0.012' }],
  products: [
    ...(testCatalogue.products ?? []),
    {
      id: 6,
      handle: 'monsoon',
      title: 'Monsoon Night',
      publishedAt: due,
      variants: [{ id: 61, sku: 'RAIN', price: '599.00', stock: 4 }],
    },
  ],
  collections: [{ handle: 'new', title: 'New', products: ['monsoon', 'taboo'] }],
  blogs: [
    {
      handle: 'news',
      title: 'News',
      articles: ['2026-04-01T00:00:00Z', '2026-04-18T00:00:00Z'].map((publishedAt, at) => ({
        handle: `news-${at}`,
        title: `News ${at}`,
        author,
        publishedAt,
      })),
    },
  ],
}

const question = `{
  product(handle: "monsoon") { availableForSale }
  collection(handle: "new") { products(first: 9) { nodes { handle } } }
  blog(handle: "news") { articles(first: 9) { nodes { handle } } }
}`

it('products and articles appear when their time comes, without a restart', async () => {
  const clock = new Date('2026-04-15T10:00:00Z')
  const store = openTestStore(changes, makeTestFolder(), clock)
  const { ask } = openTestApi({}, { store })
  const seen = async (query = question) => {
    const { product, collection, blog } = (await ask(query)).data
    return [
      product,
      collection.products.nodes.map(({ handle }: { handle: string }) => handle),
      blog.articles.nodes.map(({ handle }: { handle: string }) => handle),
    ]
  }
  const inDollars = question.replace('{', 'query @inContext(country: US) {')

  expect(await seen()).toEqual([null, ['taboo'], ['news-0']])
  expect(await seen(inDollars)).toEqual([null, ['taboo'], ['news-0']])
  clock.setTime(Date.parse(due) - 1)
  expect(await seen()).toEqual([null, ['taboo'], ['news-0']])
  clock.setTime(Date.parse(due))
  const product = { availableForSale: true }
  expect(await seen()).toEqual([product, ['monsoon', 'taboo'], ['news-0']])
  expect(await seen(inDollars)).toEqual([product, ['monsoon', 'taboo'], ['news-0']])
  clock.setTime(Date.parse('2026-04-20T10:00:00Z'))
  expect(await seen()).toEqual([product, ['monsoon', 'taboo'], ['news-1', 'news-0']])
})
