import { expect, test } from 'vitest'
import { specified } from '#test/specification.ts'
import { readProductSummary, readVariant } from './product-fields.ts'

const variant = {
  id: 'gid://shopify/ProductVariant/1',
  title: '  ',
  availableForSale: true,
  price: { amount: '799.0', currencyCode: 'INR' as const },
  compareAtPrice: null,
}

// spec 3.007
test('a variant without a title is called Default Title', () => {
  expect(readVariant(variant).title).toBe(specified('Default Title'))
  expect(readVariant({ ...variant, title: 'Travel' }).title).toBe('Travel')
})

// spec 3.009
test('a variant is available when the store sells it', () => {
  const available = [true, false].map((sold) => ({ ...variant, availableForSale: sold }))
  expect(available.map((node) => readVariant(node).available)).toEqual([true, false])
})

// spec 3.010
test('a variant may have a compare-at price', () => {
  expect(readVariant(variant).compareAtPrice).toBeNull()
  const compareAtPrice = { amount: '999.5', currencyCode: 'INR' as const }
  expect(readVariant({ ...variant, compareAtPrice }).compareAtPrice).toEqual({
    minor: 99_950,
    currency: 'INR',
  })
})

const price = { amount: '799.0', currencyCode: 'INR' as const }
const node = {
  id: 'gid://shopify/Product/1',
  handle: 'taboo',
  title: 'Taboo',
  productType: '',
  tags: [],
  featuredImage: null,
  variants: { nodes: [], pageInfo: { hasNextPage: false } },
  priceRange: { minVariantPrice: price, maxVariantPrice: price },
  metafields: [],
}

test('a game has the tint of its picture if the store has one', () => {
  const withGround = (value: string) => [{ key: 'ground', value }]
  const told = readProductSummary({ ...node, metafields: withGround('#ff5a4f') })
  expect(told.tint).toBe('coral')
  expect(told).not.toHaveProperty('game')
  for (const metafields of [[null], withGround('a warm one')])
    expect(readProductSummary({ ...node, metafields })).not.toHaveProperty('tint')
})

test.each([
  ['only the first variant is sold out', true, false, true],
  ['all are sold out', false, false, undefined],
  ['the first is in stock', true, true, undefined],
  ['the store does not say', undefined, false, undefined],
])('whether a variant other than the first is in stock: %s', (_, any, first, expected) => {
  const variants = {
    nodes: [{ ...variant, availableForSale: first }],
    pageInfo: { hasNextPage: true },
  }
  const game = { ...node, variants, ...(any !== undefined && { availableForSale: any }) }
  expect(readProductSummary(game).hasOtherInStock).toBe(expected)
})
