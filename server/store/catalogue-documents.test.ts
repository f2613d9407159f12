import { describe, expect, it } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { catalogueReads } from '#commerce/model/catalogue-reads.ts'
import {
  findCollectionByHandle,
  findCollectionById,
  listCollections,
} from '#commerce/operations/collections.ts'
import { countProducts } from '#commerce/operations/count-products.ts'
import { listDecks } from '#commerce/operations/play-cards.ts'
import {
  findProductByHandle,
  listAllProducts,
  listProducts,
  listProductsById,
  listRecommendations,
  listSuggestions,
  listVariantsById,
} from '#commerce/operations/products.ts'
import { readCatalogueQuery } from './catalogue-documents.ts'
import { operationOf } from './operation-of.ts'

const product = 'gid://shopify/Product/1'
const variant = 'gid://shopify/ProductVariant/2'
const stop = new Error('asked')

/** The first request of an operation, as it is sent. */
async function askedBy(operation: (client: StorefrontClient) => Promise<unknown>) {
  const asked: { name: string; document: string; variables: unknown }[] = []
  const client: StorefrontClient = {
    async query(document, variables) {
      const sent = JSON.parse(JSON.stringify(variables))
      asked.push({ name: operationOf(document), document, variables: sent })
      throw stop
    },
    mutate: () => Promise.reject(stop),
  }
  await operation(client).catch(() => undefined)
  return asked
}

const operations: readonly ((client: StorefrontClient) => Promise<unknown>)[] = [
  listCollections,
  listAllProducts,
  (client) => countProducts(client, 'combo'),
  (client) => findCollectionByHandle(client, 'combo'),
  (client) => findCollectionById(client, 'gid://shopify/Collection/3'),
  (client) => listDecks(client, 24),
  (client) => findProductByHandle(client, 'jugaad'),
  (client) => listProducts(client, { first: 4 }),
  (client) => listProductsById(client, [product]),
  (client) => listRecommendations(client, product),
  (client) => listSuggestions(client, 'jugaad'),
  (client) => listVariantsById(client, [variant]),
]

describe('a catalogue query of a browser', () => {
  it('is sent to the store with the same document and variables', async () => {
    const named = new Set<string>()
    for (const operation of operations) {
      const [query] = await askedBy(operation)
      const { name, variables } = query ?? {}
      named.add(name ?? '')
      const ask = readCatalogueQuery({ name, variables })
      expect(await askedBy((client) => ask?.(client) ?? Promise.resolve())).toEqual([query])
    }
    // The later variants of a game are requested after a response.
    expect([...named, 'ProductVariants'].sort()).toEqual([...catalogueReads].sort())
  })

  it('may ask for further pages', () => {
    const variables = { id: product, first: 250, after: 'eyJsYXN0X2lkIjo3fQ==' }
    expect(readCatalogueQuery({ name: 'ProductVariants', variables })).not.toBeNull()
  })
})

it.each<[string, unknown]>([
  ['nothing', null],
  ['a document', { query: '{ shop { name } }' }],
  ['an unknown query', { name: 'CartById', variables: { cartId: 'gid://shopify/Cart/1' } }],
  ['a property of every object', { name: 'constructor', variables: {} }],
  [
    'a document in addition to a known name',
    { name: 'ProductByHandle', variables: { handle: 'a' }, query: '{ a }' },
  ],
  ['no variables', { name: 'ProductByHandle' }],
  ['an extra variable', { name: 'ProductByHandle', variables: { handle: 'a', country: 'US' } }],
  ['an invalid handle', { name: 'ProductByHandle', variables: { handle: { a: 1 } } }],
  [
    'a handle that is too long',
    { name: 'ProductByHandle', variables: { handle: 'a'.repeat(256) } },
  ],
  ['a page that is too long', { name: 'AllProducts', variables: { first: 251 } }],
  ['ids of another type', { name: 'ProductsById', variables: { ids: ['gid://shopify/Cart/1'] } }],
  ['too many ids', { name: 'VariantsById', variables: { ids: Array(251).fill(variant) } }],
])('%s is refused', (_, value) => {
  expect(readCatalogueQuery(value)).toBeNull()
})
