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
  ])('%s finds what its group finds: %s', (_, words) => {
    expect(find(words, 'Zapi House Party', 'Antakshari')).toEqual(['Zapi House Party'])
  })

  it('is one part: a game of its first word alone does not match it', () => {
    expect(find('game night', 'House Party', 'Night Owl')).toEqual(['House Party'])
  })

  it('that says nothing hides none of the other words', () => {
    expect(find('party card game zapi', 'Zapi', 'House Party')).toEqual(['Zapi'])
  })

  it('finds the games with all of its words as well, wherever they stand', () => {
    expect(find('road trip', 'Trip by Road', 'Road Rage', 'Goa')).toEqual(['Trip by Road', 'Goa'])
  })

  it('is also one word with a space too many', () => {
    expect(find('anta kshari', 'Antakshari', 'Zapi')).toEqual(['Antakshari'])
    expect(find('zap ito grande', 'Zapito Grande', 'Zapito')).toEqual(['Zapito Grande'])
  })

  it('of three parts of one word finds nothing', () => {
    expect(find('an tak shari', 'Antakshari')).toEqual([])
  })
})

describe('what is not wanted', () => {
  const drinking = { ...sampleProduct(1, 500), ...plain, title: 'Zapi', tags: ['whisky'] }
  const sober = { ...sampleProduct(2, 500), ...plain, title: 'Grande', tags: ['family'] }
  const titles = (words: string) =>
    searchProducts([drinking, sober], words).map(({ title }) => title)

  it.each([
    ['before it', 'no whisky'],
    ['before it, with a word that says nothing between', 'without any whisky'],
    ['after it', 'whisky free'],
    ['after it, in two words', 'whisky ke bina'],
    ['after it, before another word', 'whisky ke bina family'],
    ['after it in Hindi', 'व्हिस्की नहीं'],
  ])('is said %s: %s', (_, words) => {
    expect(titles(words)).toEqual(['Grande'])
  })

  it('is only the next word', () => {
    expect(titles('no whisky family')).toEqual(['Grande'])
    expect(titles('no family whisky')).toEqual(['Zapi'])
    expect(titles('family no whisky')).toEqual(['Grande'])
  })

  it('is nothing while the word after it is still to be typed', () => {
    expect(find('zapi no', 'Zapi Notion', 'Zapi')).toEqual(['Zapi Notion'])
  })

  it('is a phrase as a whole', () => {
    expect(find('no game night', 'House Party', 'Zapi')).toEqual(['Zapi'])
  })

  it('is no part of what is offered instead', () => {
    const offered = suggestAlternatives([drinking, sober], 'qqqqqq no whisky family')
    expect(offered.games.map(({ title }) => title)).toEqual(['Grande', 'Zapi'])
    expect(offered.words).toBe('family')
  })
})

describe('what a game costs', () => {
  const compareAtPrice = { minor: 900_00, currency: 'INR' }
  const priced = (number: number, amount: number, before: typeof compareAtPrice | null = null) => {
    const game = sampleProduct(number, amount, { ...plain, title: `Zapi ${amount}` })
    const { firstVariant } = game
    return { ...game, firstVariant: firstVariant && { ...firstVariant, compareAtPrice: before } }
  }

  it('makes it an offer where it cost more before', () => {
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

  it('makes it cheap in the cheapest third', () => {
    const list = [900, 100, 800, 200, 700, 300].map((amount, at) => priced(at, amount))
    expect(searchProducts(list, 'sasta').map(({ title }) => title)).toEqual([
      'Zapi 100',
      'Zapi 200',
      'Zapi 300',
    ])
  })
})

it('a search of spaces is the list itself', () => {
  const list = listOf('Zapi')
  expect(searchProducts(list, ' \t')).toBe(list)
})

it('a product’s type is searched, above its tags', () => {
  const byType = { ...sampleProduct(1, 500), title: 'One', productType: 'Zapi' }
  const byTag = { ...sampleProduct(2, 500), title: 'Two', productType: 'Boxes', tags: ['zapi'] }
  const found = searchProducts([byTag, byType], 'zapi').map(({ title }) => title)
  expect(found).toEqual(['One', 'Two'])
})
