import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { searchProducts, suggestAlternatives } from './product-search.ts'

const plain = { productType: 'Boxes' }
const listOf = (...titles: string[]) =>
  titles.map((title, at) => sampleProduct(at, 500, { ...plain, title }))
const find = (words: string, ...titles: string[]) =>
  searchProducts(listOf(...titles), words).map(({ title }) => title)

describe('a phrase', () => {
  it.each([
    ['of two words', 'game night'],
    ['of two words, in the middle of others', 'zapi game night box'],
    ['of three words', 'ghar ki party'],
  ])('%s finds games of its synonym group: %s', (_, words) => {
    expect(find(words, 'Zapi House Party', 'Antakshari')).toEqual(['Zapi House Party'])
  })

  it('matches as a whole, not by one of its words', () => {
    expect(find('game night', 'House Party', 'Night Owl')).toEqual(['House Party'])
  })

  it('of filler words does not affect the other words', () => {
    expect(find('party card game zapi', 'Zapi', 'House Party')).toEqual(['Zapi'])
    for (const words of ['कार्ड गेम zapi', 'ताश का खेल zapi', 'tash ka game zapi'])
      expect(find(words, 'Zapi', 'Cards')).toEqual(['Zapi'])
    expect(find('बोर्ड गेम', 'Bold', 'Board')).toEqual(['Board'])
  })

  it('also finds games with all its words in any position', () => {
    expect(find('road trip', 'Trip by Road', 'Road Rage', 'Goa')).toEqual(['Trip by Road', 'Goa'])
  })

  it('also matches one word split by a space', () => {
    expect(find('anta kshari', 'Antakshari', 'Zapi')).toEqual(['Antakshari'])
    expect(find('zap ito grande', 'Zapito Grande', 'Zapito')).toEqual(['Zapito Grande'])
  })

  it('does not match one word split into three', () => {
    expect(find('an tak shari', 'Antakshari')).toEqual([])
  })
})

describe('an exclusion', () => {
  const drinking = { ...sampleProduct(1, 500), ...plain, title: 'Zapi', tags: ['whisky'] }
  const sober = { ...sampleProduct(2, 500), ...plain, title: 'Grande', tags: ['family'] }
  const titles = (words: string) =>
    searchProducts([drinking, sober], words).map(({ title }) => title)

  it.each([
    ['before it', 'no whisky'],
    ['before it, with a filler word between', 'without any whisky'],
    ['after it', 'whisky free'],
    ['after it, in two words', 'whisky ke bina'],
    ['after it, before another word', 'whisky ke bina family'],
    ['after it in Hindi', 'व्हिस्की नहीं'],
  ])('can be placed %s: %s', (_, words) => {
    expect(titles(words)).toEqual(['Grande'])
  })

  it('affects only the next word', () => {
    expect(titles('no whisky family')).toEqual(['Grande'])
    expect(titles('no family whisky')).toEqual(['Zapi'])
    expect(titles('family no whisky')).toEqual(['Grande'])
  })

  it('is ignored while its word is still being typed', () => {
    expect(find('zapi no', 'Zapi Notion', 'Zapi')).toEqual(['Zapi Notion'])
  })

  it('can be a whole phrase', () => {
    expect(find('no game night', 'House Party', 'Zapi')).toEqual(['Zapi'])
  })

  it('is not part of the suggested search', () => {
    const offered = suggestAlternatives([drinking, sober], 'qqqqqq no whisky family')
    expect(offered.games.map(({ title }) => title)).toEqual(['Grande', 'Zapi'])
    expect(offered.words).toBe('family')
  })
})

describe('the price of a game', () => {
  const compareAtPrice = { minor: 900_00, currency: 'INR' }
  const priced = (number: number, amount: number, before: typeof compareAtPrice | null = null) => {
    const game = sampleProduct(number, amount, { ...plain, title: `Zapi ${amount}` })
    const { firstVariant } = game
    return { ...game, firstVariant: firstVariant && { ...firstVariant, compareAtPrice: before } }
  }

  it('is found by "sale" when it was higher before', () => {
    const list = [
      priced(1, 500),
      priced(2, 600, compareAtPrice),
      priced(3, 900, compareAtPrice),
      priced(4, 950, compareAtPrice),
      { ...priced(5, 1), firstVariant: null },
    ]
    const found = searchProducts(list, 'sale').map(({ title }) => title)
    expect(found).toEqual(['Zapi 600'])
  })

  it('is found by "cheap" words in the lowest third', () => {
    const list = [900, 100, 800, 200, 700, 300].map((amount, at) => priced(at, amount))
    expect(searchProducts(list, 'sasta').map(({ title }) => title)).toEqual([
      'Zapi 100',
      'Zapi 200',
      'Zapi 300',
    ])
  })
})

it('a search of only spaces returns the list itself', () => {
  const list = listOf('Zapi')
  expect(searchProducts(list, ' \t')).toBe(list)
})

it('the product type is searched, and ranks above tags', () => {
  const byType = { ...sampleProduct(1, 500), title: 'One', productType: 'Zapi' }
  const byTag = { ...sampleProduct(2, 500), title: 'Two', productType: 'Boxes', tags: ['zapi'] }
  const found = searchProducts([byTag, byType], 'zapi').map(({ title }) => title)
  expect(found).toEqual(['One', 'Two'])
})
