import { expect, test } from 'vitest'
import type { ProductSummary } from './product.ts'
import { sortCategory, sortProducts } from './sort-products.ts'

function product(title: string, minor: number | null): ProductSummary {
  const price = { minor: minor ?? 0, currency: 'INR' }
  return {
    id: title,
    handle: title,
    title,
    productType: 'Games',
    tags: [],
    picture: null,
    firstVariant:
      minor === null
        ? null
        : { id: title, title: 'Default Title', price, compareAtPrice: null, available: true },
  }
}

const games = [
  product('ludo', 300),
  product('Taboo', null),
  product('Charades', 900),
  product('bundle', 300),
]
const titles = (products: readonly ProductSummary[]) => products.map(({ title }) => title)

test('default keeps the store’s order', () => {
  expect(sortProducts(games, 'default')).toBe(games)
})

test('by name whatever the case', () => {
  expect(titles(sortProducts(games, 'name'))).toEqual(['bundle', 'Charades', 'ludo', 'Taboo'])
})

test('by price, equals in the store’s order, products that cannot be bought last', () => {
  expect(titles(sortProducts(games, 'price-low'))).toEqual(['ludo', 'bundle', 'Charades', 'Taboo'])
  expect(titles(sortProducts(games, 'price-high'))).toEqual(['Charades', 'ludo', 'bundle', 'Taboo'])
})

test('a category shows the highest first-variant price first and leaves its input alone', () => {
  expect(titles(sortCategory(games))[0]).toBe('Charades')
  expect(titles(games)[0]).toBe('ludo')
})
