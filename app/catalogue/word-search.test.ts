import { describe, expect, it } from 'vitest'
import { readGameFacts } from '#commerce/operations/game-fields.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { wordSearch } from './word-search.ts'

const players = (range: string) => readGameFacts(new Map([['players', range]]))
const dear = sampleProduct(1, 899, { game: players('2') })
const soldOut = sampleProduct(2, 299, { available: false })
const cheap = sampleProduct(3, 399, { game: players('4–8') })
const dearest = sampleProduct(4, 1299, { game: players('4–8') })
const products = [dear, soldOut, cheap, dearest]
const suggest = (words: string) => wordSearch.suggestAlternatives(products, words)

describe('a search for a number alone that finds nothing', () => {
  it.each([
    ['500', 'under ₹500'],
    [' 1,000 ', 'under ₹1,000'],
    ['५००', 'under ₹500'],
    ['6', '6 players'],
  ])('%j is offered as %j', (words, meant) => {
    expect(wordSearch.find(products, words)).toEqual([])
    expect(suggest(words).words).toBe(meant)
    expect(wordSearch.find(products, meant)).toContain(cheap)
  })

  it('offers the games it means first, of those for sale', () => {
    expect(suggest('500').games).toEqual([cheap, dear, dearest])
  })

  it.each(['99', '100', '500 zzzz', '560001', '1234567890'.repeat(3)])(
    '%j, for which the shop has no game, is not read',
    (words) => {
      expect(suggest(words).words ?? '').not.toMatch(/players|under/)
      expect(suggest(words).games).toEqual([dear, cheap, dearest])
    },
  )
})

it('finds what is for sale before what is sold out, and keeps the list as it is for blanks', () => {
  const list = [soldOut, dear, cheap]
  expect(wordSearch.find(list, 'under 1000')).toEqual([dear, cheap, soldOut])
  expect(wordSearch.find(list, ' ')).toBe(list)
})

it.each([
  `https://shop.example/product/${cheap.handle}`,
  `Play this! shop.example/product/${cheap.handle}?ref=PRIYA50 😀`,
  `https://shop.example/collections/combos/products/${cheap.handle}#reviews`,
  `(shop.example/product/${cheap.handle}).`,
  `SHOP.EXAMPLE/PRODUCT/${cheap.handle.toUpperCase()}\u200b`,
])('finds the game of the pasted link %s', (words) => {
  expect(wordSearch.find(products, words)).toEqual([cheap])
})

describe('a search that is not for a game', () => {
  it.each([
    ['return policy', '/returns'],
    ['Track my order', '/shipping'],
    ['customer care number', '/contact'],
    ['GST invoice', '/faq'],
  ])('%j leads to %s, and is not read as another', (words, path) => {
    expect(suggest(words).help?.to).toBe(path)
    expect(suggest(words).words).toBeNull()
  })

  it.each(['Ludo', 'ordered', ''])('%j leads to no page of help', (words) => {
    expect(suggest(words).help ?? null).toBeNull()
  })
})
