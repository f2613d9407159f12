import { expect, test } from 'vitest'
import type { ProductSummary } from './product.ts'
import { productOrders, sortCategory, sortProducts } from './sort-products.ts'

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
    variety: 'one',
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

test('offers the four specified orders', () => {
  expect(productOrders).toEqual(['default', 'name', 'price-low', 'price-high'])
})

test('compares numbers in names by value, and ignores accents', () => {
  const numbered = ['Vol. 10', 'Vol. 9', 'Élan', 'Elf'].map((title) => product(title, 100))
  expect(titles(sortProducts(numbered, 'name'))).toEqual(['Élan', 'Elf', 'Vol. 9', 'Vol. 10'])
})

test('two products without a price keep the store’s order', () => {
  const some = [product('b', null), product('a', null), product('c', 5)]
  expect(titles(sortProducts(some, 'price-low'))).toEqual(['c', 'b', 'a'])
})

test('by name, ignoring case', () => {
  expect(titles(sortProducts(games, 'name'))).toEqual(['bundle', 'Charades', 'ludo', 'Taboo'])
})

// spec 3.011
test('by price, ties in the store’s order, products that cannot be bought last', () => {
  expect(titles(sortProducts(games, 'price-low'))).toEqual(['ludo', 'bundle', 'Charades', 'Taboo'])
  expect(titles(sortProducts(games, 'price-high'))).toEqual(['Charades', 'ludo', 'bundle', 'Taboo'])
})

// spec 2.083
test('sorts a category by first-variant price, highest first, without changing its input', () => {
  expect(titles(sortCategory(games))).toEqual(['Charades', 'ludo', 'bundle', 'Taboo'])
  expect(titles(games)[0]).toBe('ludo')
})
