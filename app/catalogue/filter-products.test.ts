import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { filterProducts } from './filter-products.ts'

const drinkIf = sampleProduct(1, 599, {
  title: 'Drink If…',
  productType: 'Drinking Games',
  tags: ['house-party'],
})
const taboo = sampleProduct(2, 749, { title: 'Desi Taboo' })
const games = [drinkIf, taboo]

describe('searching the list of all games', () => {
  it('finds everything for no words', () => {
    expect(filterProducts(games, '  ')).toBe(games)
    expect(filterProducts(games, '?!')).toBe(games)
  })

  it.each([
    ['taboo', [taboo]],
    ['DESI  taboo', [taboo]],
    ['drink if', [drinkIf]],
    ['drínk', [drinkIf]],
    ['drinking', [drinkIf]],
    ['house party', [drinkIf]],
    ['taboo drink', []],
    ['zzz', []],
  ])('finds games by title, type and tags: %s', (words, found) => {
    expect(filterProducts(games, words)).toEqual(found)
  })
})
