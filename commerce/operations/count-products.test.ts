import { expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { countProducts } from './count-products.ts'

const answer = (count: number, hasNextPage: boolean) => ({
  products: {
    nodes: Array.from({ length: count }, (_, at) => ({ id: `gid://shopify/Product/${at + 1}` })),
    pageInfo: { hasNextPage },
  },
})

test.each([
  [0, false],
  [4, false],
  [250, true],
])('%i products on the first page, more of them: %s', async (count, more) => {
  const { client, asked } = openFakeStorefront({ collection: answer(count, more) })
  expect(await countProducts(client, 'party-games')).toEqual({ count, more })
  expect(asked).toEqual([{ name: 'collection', variables: { handle: 'party-games', first: 250 } }])
})

test('an unknown collection has no count', async () => {
  const { client } = openFakeStorefront({ collection: null })
  expect(await countProducts(client, 'nope')).toBeNull()
})

test.each([
  ['collection', 7, 'an object at collection.'],
  ['products', { products: 7 }, 'an object at collection.products.'],
  ['nodes', { products: { nodes: 7 } }, 'a list at collection.products.nodes.'],
  [
    'pageInfo',
    { products: { nodes: [], pageInfo: {} } },
    'true or false at collection.products.pageInfo.',
  ],
])('an invalid %s is a fault that names its path', async (_, collection, place) => {
  const { client } = openFakeStorefront({ collection })
  await expect(countProducts(client, 'party-games')).rejects.toThrow(place)
})
