import { expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { filterProducts, isOffered, type ProductFilter } from './filter-products.ts'

const gameFor = (players: string) => ({ ...sampleProduct(0, 0).game, players })

const products = [
  sampleProduct(1, 599, { productType: 'Party Games', game: gameFor('4 to 12') }),
  sampleProduct(2, 799, { productType: 'Couple Games', game: gameFor('2') }),
  sampleProduct(3, 798, { productType: 'Family Games', game: gameFor('2 to 6') }),
  sampleProduct(4, 899, {
    productType: 'Drinking Games',
    game: gameFor('6 or more'),
  }),
  sampleProduct(5, 399, { productType: '', available: false, game: gameFor('3 to 8') }),
  sampleProduct(6, 999, {
    productType: 'Card Games',
    tags: ['Cards', 'Quiet'],
    game: gameFor('a few'),
  }),
  sampleProduct(7, 999, {
    productType: 'Card Games',
    tags: ['loud'],
    firstVariant: null,
    variants: [],
  }),
]

it.each<[ProductFilter[], number[]]>([
  [[], [1, 2, 3, 4, 5, 6, 7]],
  [['party'], [1]],
  [
    ['party', 'family'],
    [1, 3],
  ],
  [['drinking'], [4]],
  [['couple'], [2]],
  [['under-799'], [1, 3, 5]],
  [['for-2'], [2, 3]],
  [['for-4'], [1, 3, 5]],
  [['big-group'], [1, 4, 5]],
  [['quiet'], [6]],
  [['loud'], [7]],
  [['in-stock'], [1, 2, 3, 4, 6]],
  [['couple', 'family', 'under-799', 'for-2'], [3]],
  [['party', 'for-2'], []],
])('the filters %j match the products %j', (filters, left) => {
  const found = filterProducts(products, filters)
  expect(found).toEqual(left.map((number) => products[number - 1]))
})

it.each<[ProductFilter, boolean]>([
  ['party', true],
  // Without a collection, but one of the games is of this kind.
  ['family', true],
  ['couple', false],
  ['under-799', true],
  ['in-stock', true],
])('a store with a collection of party games and one family game offers %s: %s', (filter, is) => {
  expect(isOffered(filter, ['party'], products.slice(2, 3))).toBe(is)
})

it('a store whose kinds are unknown offers all, and one without kinds or games none', () => {
  expect(isOffered('couple', null)).toBe(true)
  expect(isOffered('couple', [])).toBe(false)
})
