import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { searchProducts } from './product-search.ts'

const games = [
  sampleProduct(1, 799, { title: 'Shot Roulette', tags: ['drinking'] }),
  sampleProduct(2, 299, { title: 'Desi Taboo', tags: ['party'] }),
  sampleProduct(3, 999, { title: 'Couple Taboo', tags: ['couple'], productType: 'Couple Games' }),
  sampleProduct(4, 999, { title: 'Café Confessions', tags: [] }),
]
const titles = (words: string) => searchProducts(games, words).map(({ title }) => title)

describe('the search for games', () => {
  it('returns all games in order for an empty query', () => {
    expect(titles('  ')).toEqual([
      'Shot Roulette',
      'Desi Taboo',
      'Couple Taboo',
      'Café Confessions',
    ])
  })

  it.each([
    ['the beginning of a word', 'rou', ['Shot Roulette']],
    ['words in any order', 'taboo desi', ['Desi Taboo']],
    ['two letters swapped', 'shto', ['Shot Roulette']],
    ['a letter too few', 'roulete', ['Shot Roulette']],
    ['a letter too many', 'tabboo couple', ['Couple Taboo']],
    ['a word without its accent', 'cafe', ['Café Confessions']],
    ['a tag', 'drinking', ['Shot Roulette']],
    ['nothing at all', 'chess', []],
  ])('accepts %s', (_, words, found) => {
    expect(titles(words)).toEqual(found)
  })

  // spec 1.002
  it('requires every word', () => {
    expect(titles('shot taboo')).toEqual([])
  })

  it('takes less than a frame for 2,500 games, and for a megabyte of words', () => {
    const many = Array.from({ length: 2500 }, (_, index) =>
      sampleProduct(index + 1, 500, { title: `Game ${index} of the gully` }),
    )
    searchProducts(many, 'gam')
    const took = Array.from({ length: 5 }, () => {
      const start = performance.now()
      expect(searchProducts(many, 'gully 24').length).toBeGreaterThan(100)
      return performance.now() - start
    })
    // A frame is 16 ms; three of them, and the fastest of five runs, allow for a busy machine.
    expect(Math.min(...took)).toBeLessThan(50)
  })
})
