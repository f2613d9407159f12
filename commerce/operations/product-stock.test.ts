import { expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { findProductStock } from './product-stock.ts'

const variant = (id: string, availableForSale: boolean, quantityAvailable: number | null) => ({
  id,
  availableForSale,
  quantityAvailable,
})

test('includes only available variants with low stock', async () => {
  const nodes = [
    variant('a', true, 5),
    variant('b', true, 6),
    variant('c', false, 2),
    variant('d', true, null),
    variant('e', true, -1),
    variant('f', true, 1),
  ]
  const { client, asked } = openFakeStorefront({ product: { id: 'p', variants: { nodes } } })
  expect(await findProductStock(client, 'taboo')).toEqual({ productId: 'p', left: { a: 5, f: 1 } })
  expect(asked).toEqual([{ name: 'product', variables: { handle: 'taboo' } }])
})

test('an unknown product has no stock', async () => {
  const { client } = openFakeStorefront({ product: null })
  expect(await findProductStock(client, 'nope')).toBeNull()
})

test.each([
  ['product', 7],
  ['product.variants', { id: 'p', variants: 7 }],
  ['variant.id', { id: 'p', variants: { nodes: [{ ...variant('a', true, 5), id: 7 }] } }],
  ['product.id', { id: 7, variants: { nodes: [] } }],
])('an invalid %s is a fault that names it', async (place, product) => {
  const { client } = openFakeStorefront({ product })
  await expect(findProductStock(client, 'taboo')).rejects.toThrow(` at ${place}.`)
})
