import { expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { suggestAlternatives } from './product-search.ts'

const listOf = (...titles: string[]) =>
  titles.map((title, at) => sampleProduct(at, 500, { title, productType: 'Boxes' }))
const nearest = (words: string, ...titles: string[]) =>
  suggestAlternatives(listOf(...titles), words).words

it.each([
  ['a phrase that is known stays as it is', 'game night qqqqqq', 'game night', ['House Party']],
  ['a mistyped word becomes the known one', 'tabbo chess', 'taboo', ['Taboo']],
  ['of two ways to write a word, one is offered', 'daaaru qqqq', 'daru', ['Daru Daaru']],
  ['a number that no game has is left out', '77 taboo qqqq', 'taboo', ['Deck 78 Taboo']],
  ['words that are near nothing are left out', 'qqqqqq wwwwww taboo', 'taboo', ['Taboo']],
  ['a word of which half differs is left out', 'candles taboo qqqq', 'taboo', ['Taboo Couples']],
  ['the name of another game is left out', 'teen patti taboo', 'taboo', ['Taboo Pati']],
  ['of equally near words, the first is offered', 'chess tabox', 'taboo', ['Taboo', 'Tabot']],
])('%s: %s', (_, words, expected, titles) => {
  expect(nearest(words, ...titles)).toBe(expected)
})

it('words that find a game are not suggested again', () => {
  expect(nearest('taboo', 'Taboo')).toBeNull()
})

it('a word with another first letter is never suggested', () => {
  expect(nearest('xaboo', 'Taboo')).toBeNull()
})

it('several excluded words are all left out', () => {
  const drinking = sampleProduct(1, 500, { title: 'Zapi', tags: ['whisky', 'vodka'] })
  const family = sampleProduct(2, 500, { title: 'Grande', tags: ['family'] })
  const offered = suggestAlternatives([drinking, family], 'qqqqqq no whisky no vodka family')
  expect(offered.words).toBe('family')
})

it('offers no game without a variant', () => {
  const [whole, empty] = listOf('Taboo', 'Charades')
  if (!whole || !empty) throw new Error('two games')
  const { games } = suggestAlternatives([{ ...empty, firstVariant: null }, whole], 'qqqqqq')
  expect(games).toEqual([whole])
})
