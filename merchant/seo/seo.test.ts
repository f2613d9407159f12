import { expect, test } from 'vitest'
import type { RichBlock } from '#commerce/model/rich-text.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { brand } from '../brand.ts'
import { allProductsSeo } from './all-products.ts'
import { describeCategory } from './category-seo.ts'
import { seoForGame } from './game-presets.ts'
import { seoForProduct } from './game-seo.ts'
import { pageTitle } from './seo.ts'

// spec 2.191
test('a page title has the game, then the title, then the brand', () => {
  specified("Page titles take the form '{game} – {title} | {brand}'")
  expect(pageTitle('Taboo Word Game', 'Desi Taboo')).toBe(
    `Desi Taboo – Taboo Word Game | ${brand.name}`,
  )
  expect(pageTitle('Wishlist')).toBe(`Wishlist | ${brand.name}`)
})

// spec 2.192
test.each([
  ['Truth and Dare: After Dark', 'truth and dare cards'],
  ['Drink If…', 'drink if game'],
  ['Dumb Charades: Filmy Edition', 'dumb charades cards'],
  ['Cousins Kalesh', 'cousin kalesh'],
  ['Desi Taboo', 'taboo card game'],
  ['Jugaad!', 'party games'],
])('%s gets the preset of its keyword', (name, keyword) => {
  expect(seoForGame(name).keywords[0]).toBe(keyword)
})

test('the shop page carries the specified title', () => {
  expect(allProductsSeo.title).toContain('Shop Fun & Spicy Card Games')
})

test.each(['Truth and Dare', 'Dumb Charades', 'Cousins Kalesh', 'Desi Taboo', 'Chai Pe Charcha'])(
  'the preset of %s claims nothing that depends on the edition',
  (name) => {
    const { title, description, keywords } = seoForGame(`${name}: Family Edition`)
    expect([title, description, ...keywords].join(' ')).not.toMatch(/adult/i)
    expect(`${title} ${description}`).not.toMatch(
      /\d|india|group|house part|hostel|left out|quick|one winner|desi\b/i,
    )
  },
)

const titled = (titles: readonly string[]) =>
  titles.map((title, at) => sampleProduct(at + 1, 799, { title }))

test.each([
  [[], `Family Games by ${brand.name}. Noise.`],
  [['Ludo'], `Family Games by ${brand.name}: 1 game, Ludo. Noise.`],
  [['Ludo', 'Taboo'], `Family Games by ${brand.name}: 2 games, Ludo and Taboo. Noise.`],
  [
    ['Ludo', 'Taboo', 'Mafia', 'Rummy'],
    `Family Games by ${brand.name}: 4 games, such as Ludo, Taboo and Mafia. Noise.`,
  ],
])('a category description lists its games: %j', (titles, words) => {
  const collection = { title: 'Family Games', description: 'Noise.', products: titled(titles) }
  expect(describeCategory(collection, titles.length)).toBe(words)
})

test('a category without a description has only its list of games', () => {
  const collection = { title: 'Family Games', description: '', products: titled(['Ludo']) }
  expect(describeCategory(collection, 1)).toBe(`Family Games by ${brand.name}: 1 game, Ludo.`)
})

const textOf = (text: string): readonly RichBlock[] =>
  text === '' ? [] : [{ type: 'paragraph', line: [text] }]

test('a game description has its box contents, audience and preset', () => {
  const game = {
    ...sampleProduct(1, 1).game,
    box: ['60 cards', 'A timer', 'Rules'],
    players: '3 to 10',
    age: '18+',
  }
  expect(
    seoForProduct({ title: 'Desi Taboo', description: textOf('A classic.'), game }).description,
  ).toBe(
    `Desi Taboo: 60 cards. A timer. 3–10 players, Ages 18+. ${seoForGame('Taboo').description}`,
  )
})

test('a game without a preset uses its store description, and the general preset if that is empty', () => {
  const { game } = sampleProduct(1, 1)
  const long = `One sentence. Another one! ${'and words '.repeat(30)}`
  const said = (text: string) =>
    seoForProduct({ title: 'Jugaad', description: textOf(text), game }).description
  expect(said(long)).toBe('Jugaad: One sentence. Another one!')
  expect(said('Short and\n\nplain')).toBe('Jugaad: Short and plain')
  expect(said('word '.repeat(50))).toMatch(/^Jugaad: (?:word ){20,}word…$/)
  expect(said('')).toBe(`Jugaad: ${seoForGame('Jugaad').description}`)
})
