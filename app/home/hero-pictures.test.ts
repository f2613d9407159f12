import { expect, test } from 'vitest'
import type { ProductSummary } from '#commerce/model/product.ts'
import { heroPictures } from './hero-pictures.ts'

function product(handle: string, productType: string, pictured = true): ProductSummary {
  const picture = { url: `/cdn/${handle}.webp`, altText: handle, width: 1000, height: 1250 }
  return {
    id: handle,
    handle,
    title: handle,
    productType,
    tags: [],
    picture: pictured ? picture : null,
    firstVariant: null,
  }
}

const names = (products: ProductSummary[], featured: number) =>
  heroPictures(products, featured).map((picture) => picture.altText)

test('fans out boxes of three types, past the featured ones', () => {
  const list = [
    product('a', 'Party'),
    product('b', 'Party'),
    product('c', 'Drinking'),
    product('d', 'Drinking'),
    product('e', 'Couple'),
  ]
  expect(names(list, 1)).toEqual(['b', 'c', 'e'])
})

test('comes back to a type, and to the featured ones, when there is nothing else', () => {
  expect(names([product('a', 'Party'), product('b', 'Party')], 1)).toEqual(['b', 'a'])
})

test('leaves out games without a picture', () => {
  expect(names([product('a', 'Party', false)], 0)).toEqual([])
})
