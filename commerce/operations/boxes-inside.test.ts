import { expect, test } from 'vitest'
import { createOptionalFields } from '#commerce/client/optional-fields.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { BoxesInsideFragment } from '#commerce/schema/operations.generated.ts'
import { rupees } from '#test/sample-products.ts'
import { boxesInsideFields, readBoxesInside } from './boxes-inside.ts'

const money = (amount: string) => ({ amount, currencyCode: 'INR' })
const image = { url: '/cdn/taboo.webp', altText: null, width: 1000, height: 1250 }

const product = (handle: string, lowest: string, highest = lowest) => ({
  handle,
  title: handle.toUpperCase(),
  featuredImage: image,
  priceRange: { minVariantPrice: money(lowest), maxVariantPrice: money(highest) },
})

/** Reads what a store sends, right or wrong. */
const readFrom = (nodes: unknown) =>
  // The cast is false: the reader has to notice.
  readBoxesInside({ metafield: { references: { nodes } } } as BoxesInsideFragment)

test('reads editions and whole products, in the order of the combo', () => {
  const boxes = readFrom([
    {
      __typename: 'ProductVariant',
      price: money('649.00'),
      product: product('pillow-talk', '599.00', '649.00'),
    },
    { __typename: 'Product', ...product('taboo', '799.00') },
  ])
  const picture = { ...image, altText: '' }
  expect(boxes).toEqual([
    { handle: 'pillow-talk', title: 'PILLOW-TALK', picture, price: rupees(649) },
    { handle: 'taboo', title: 'TABOO', picture, price: rupees(799) },
  ])
})

test('a product whose editions differ in price has no price', () => {
  const [box] = readFrom([{ __typename: 'Product', ...product('ludo', '649.00', '899.00') }])
  expect(box?.price).toBeNull()
})

test('skips references that are not products', () => {
  expect(readFrom([{ __typename: 'Collection' }])).toEqual([])
})

test.each([
  ['of other games', { metafield: null }],
  ['of a field of another type', { metafield: { references: null } }],
  ['where the store keeps its fields to itself', {}],
])('there are no boxes %s', (_, answer) => {
  // The cast is true except for the last response, which the type does not allow.
  expect(readBoxesInside(answer as BoxesInsideFragment)).toEqual([])
})

test('a refused field is omitted from the query', async () => {
  const sent: string[] = []
  const refused = { path: ['product', 'metafield'], extensions: { code: 'ACCESS_DENIED' } }
  const document = `{ product(handle: "trio") { ...BoxesInside } }${boxesInsideFields}`
  await createOptionalFields().sendWithoutRefused(document, async (asked) => {
    sent.push(asked)
    if (sent.length > 1) return
    const errors = [{ ...refused, message: 'Access denied' }]
    throw new StorefrontFault('graphql', 'Access denied', { errors })
  })
  expect(sent[1]).toMatch(/\}\s*fragment BoxesInside on Product \{\s*__typename\s*\}\s*$/)
})

test.each([[null], [[{ __typename: 'Product', handle: 'taboo' }]]])(
  'nodes of %j are a fault',
  (nodes) => {
    expect(() => readFrom(nodes)).toThrow(expect.objectContaining({ kind: 'shape' }))
  },
)

const taboo = product('taboo', '799.00')
const variant = { __typename: 'ProductVariant', price: money('799.00'), product: taboo }

test.each([
  ['metafield.references.nodes', 7],
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
])('an invalid %s is a fault that names it', (place, nodes) => {
  expect(() => readFrom(nodes)).toThrow(` at ${place}.`)
})
