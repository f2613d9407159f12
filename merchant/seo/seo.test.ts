import { expect, test } from 'vitest'
import { category } from '#content/catalogue.ts'
import { specified } from '#test/specification.ts'
import { brand } from '../brand.ts'
import { allProductsSeo } from './all-products.ts'
import { seoForGame } from './game-seo.ts'
import { pageTitle } from './seo.ts'

// spec 2.191
test('a title has the game, then its keywords, then the brand', () => {
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
  'the preset of %s holds for every edition: for families, for two, of several games',
  (name) => {
    const { title, description, keywords } = seoForGame(`${name}: Family Edition`)
    expect([title, description, ...keywords].join(' ')).not.toMatch(/adult/i)
    expect(`${title} ${description}`).not.toMatch(
      /\d|india|group|house part|hostel|left out|quick|one winner|desi\b/i,
    )
  },
)

test('a category without a description says nothing that only some games are', () => {
  expect(category.description('Family Games', brand.name)).not.toMatch(/loud|evening|india|adult/i)
})
