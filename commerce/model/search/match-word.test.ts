import { expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { searchProducts } from './product-search.ts'

const find = (words: string, ...titles: string[]) => {
  const list = titles.map((title, at) => sampleProduct(at, 500, { title, productType: 'Boxes' }))
  return searchProducts(list, words).map(({ title }) => title)
}

it.each([
  ['the second word has only three letters', 'zapigoa', ['Zapi Goa'], ['Zapi Goa']],
  ['a game has only one of the two words', 'zapigoa', ['Zapi Box', 'Goa Box'], []],
  ['only the first half is a word', 'zapiqqqq', ['Zapi Box'], []],
])('two words typed as one, where %s: %s', (_, words, titles, found) => {
  expect(find(words, ...titles)).toEqual(found)
})

it.each([
  ['fewer mistakes win', 'carrombox', ['Carromxax', 'Carromxox'], ['Carromxox']],
  ['equal numbers of mistakes are equal', 'carrombox', ['Carromxox', 'Carromzox'], 'both'],
  ['the first letter is right', 'xaboo', ['Taboo'], []],
  ['the first two letters may be swapped', 'atboo', ['Taboo'], ['Taboo']],
  ['an extra letter is not a swap', 'xroulette', ['Roulette'], []],
])('in mistyped words %s: %s', (_, words, titles, found) => {
  expect(find(words, ...titles)).toEqual(found === 'both' ? titles : found)
})

it('a typo at the start of a word is tolerated only while the word is being typed', () => {
  expect(find('zapi antakb', 'Antakshari Zapi')).toEqual(['Antakshari Zapi'])
  expect(find('antakb zapi', 'Antakshari Zapi')).toEqual([])
})

it('a word split by a space also finds games that have both parts', () => {
  const titles = ['Antakshari', 'Kshari of Anta', 'Anta Box']
  expect(find('anta kshari', ...titles)).toEqual(['Antakshari', 'Kshari of Anta'])
})

it.each([
  ['lud', ['Drunk Ludo', 'Loud Box'], ['Drunk Ludo']],
  // No word is spelt like this, so its sound decides.
  ['lud', ['Loud Box', 'Antakshari'], ['Loud Box']],
  // Typed to its end, it sounds the same.
  ['lud box', ['Ludo Box', 'Loud Box'], ['Loud Box']],
])('while typing %s among %j, spelling wins over sound', (words, titles, found) => {
  expect(find(words, ...titles)).toEqual(found)
})
