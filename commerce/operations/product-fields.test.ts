import { expect, test } from 'vitest'
import { specified } from '#test/specification.ts'
import { readVariant } from './product-fields.ts'

const variant = {
  id: 'gid://shopify/ProductVariant/1',
  title: '  ',
  availableForSale: true,
  price: { amount: '799.0', currencyCode: 'INR' as const },
  compareAtPrice: null,
}

test('a variant without a title is called Default Title', () => {
  expect(readVariant(variant).title).toBe(specified('Default Title'))
  expect(readVariant({ ...variant, title: 'Travel' }).title).toBe('Travel')
})

test('a variant may have a price to compare with, or none', () => {
  expect(readVariant(variant).compareAtPrice).toBeNull()
  const compareAtPrice = { amount: '999.5', currencyCode: 'INR' as const }
  expect(readVariant({ ...variant, compareAtPrice }).compareAtPrice).toEqual({
    minor: 99_950,
    currency: 'INR',
  })
})
