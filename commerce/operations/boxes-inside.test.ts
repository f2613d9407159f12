import { expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { rupees } from '#test/sample-products.ts'
import { listBoxesInside } from './boxes-inside.ts'

const money = (amount: string) => ({ amount, currencyCode: 'INR' })
const image = { url: '/cdn/taboo.webp', altText: null, width: 1000, height: 1250 }

const product = (handle: string, lowest: string, highest = lowest) => ({
  ...{ handle, title: handle.toUpperCase(), featuredImage: image },
  priceRange: { minVariantPrice: money(lowest), maxVariantPrice: money(highest) },
})

const listFrom = (nodes: unknown) => {
  const { client, asked } = openFakeStorefront({ nodes })
  return { boxes: listBoxesInside(client, ['a', 'b']), asked }
}

test('reads editions and whole products, in the order of the combo', async () => {
  const { boxes, asked } = listFrom([
    {
      ...{ __typename: 'ProductVariant', price: money('649.00') },
      product: product('pillow-talk', '599.00', '649.00'),
    },
    { __typename: 'Product', ...product('taboo', '799.00') },
  ])
  const picture = { ...image, altText: '' }
  expect(await boxes).toEqual([
    { handle: 'pillow-talk', title: 'PILLOW-TALK', picture, price: rupees(649) },
    { handle: 'taboo', title: 'TABOO', picture, price: rupees(799) },
  ])
  expect(asked).toEqual([{ name: 'nodes', variables: { ids: ['a', 'b'] } }])
})

test('a product whose editions differ in price has none', async () => {
  const { boxes } = listFrom([{ __typename: 'Product', ...product('ludo', '649.00', '899.00') }])
  expect((await boxes)[0]?.price).toBeNull()
})

test('skips what is unknown, hidden or something else', async () => {
  const { boxes } = listFrom([null, { __typename: 'Collection' }])
  expect(await boxes).toEqual([])
})

test.each([[null], [[{ __typename: 'Product', handle: 'taboo' }]]])(
  'nodes of %j are a fault',
  async (nodes) => {
    await expect(listFrom(nodes).boxes).rejects.toMatchObject({ kind: 'shape' })
  },
)

const taboo = product('taboo', '799.00')
const variant = { __typename: 'ProductVariant', price: money('799.00'), product: taboo }

test.each([
  ['nodes', 7],
  ['variant.price', [{ ...variant, price: 7 }]],
  ['product', [{ ...variant, product: 7 }]],
  ['product.handle', [{ ...variant, product: { ...taboo, handle: 7 } }]],
  ['product.title', [{ ...variant, product: { ...taboo, title: 7 } }]],
  ['product.priceRange', [{ ...taboo, __typename: 'Product', priceRange: 7 }]],
  [
    'product.priceRange.minVariantPrice',
    [{ __typename: 'Product', priceRange: { ...taboo.priceRange, minVariantPrice: 7 } }],
  ],
  [
    'product.priceRange.maxVariantPrice',
    [{ __typename: 'Product', priceRange: { ...taboo.priceRange, maxVariantPrice: 7 } }],
  ],
])('another shape of %s is a fault that names it', async (place, nodes) => {
  await expect(listFrom(nodes).boxes).rejects.toThrow(` at ${place}.`)
})
