import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { handleKey, isAbout, keywordsOf, rateTitle, toHeading } from './collection-words.ts'

describe('the key of a handle', () => {
  test.each([
    ['party-games', ['party-game', 'partygames', 'partygame', 'Party_Games', 'party games']],
    ['best-sellers', ['bestsellers', 'best-seller', 'BestSeller']],
    ['combo', ['combos', 'Combo']],
    ['family-games', ['families-games', 'family_game', 'familygames']],
    ['movie-nights', ['movies-night', 'movienight']],
    ['boxes', ['box']],
  ])('%s is one with its spellings', (handle, spellings) => {
    for (const spelling of spellings) expect(handleKey(spelling)).toBe(handleKey(handle))
  })

  test('different collections have different keys', () => {
    const handles = 'party-games drinking-games best-sellers combo couple-games family-games glass'
    const keys = handles.split(' ').map(handleKey)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('does not depend on separators or case', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 })
    const separator = fc.constantFrom('-', '_', ' ', '--', ' - ')
    fc.assert(
      fc.property(words, separator, (all, between) => {
        expect(handleKey(all.join(between).toUpperCase())).toBe(handleKey(all.join('-')))
      }),
    )
  })

  test('is empty without words', () => {
    expect(handleKey('--- ')).toBe('')
  })
})

test('keywords exclude meaningless words', () => {
  expect(keywordsOf('the-best-of-games-for-couples')).toEqual(['best', 'couple'])
  expect(keywordsOf('all-games')).toEqual([])
})

test.each([
  ['glass', 'glass'],
  ['bonus', 'bonus'],
  ['tennis', 'tennis'],
  ['gas', 'gas'],
  ['cats', 'cat'],
  ['houses', 'house'],
  ['matches', 'match'],
  ['parties', 'party'],
  ['orchestra', 'orchestra'],
  ['diesel', 'diesel'],
])('the keyword of %s is %s', (word, keyword) => {
  expect(keywordsOf(word)).toEqual([keyword])
})

test('a title matches when it has every keyword, better with fewer other words', () => {
  expect(rateTitle('Couple Games', ['couple'])).toBe(1)
  expect(rateTitle('Couple Night Games', ['couple'])).toBe(0.5)
  expect(rateTitle('Couple Games', ['couple', 'ludo'])).toBe(0)
  expect(rateTitle('Couple Games', [])).toBe(0)
  expect(rateTitle('', [])).toBe(0)
})

test('a product matches when title, type and tags contain every keyword as a whole word', () => {
  const ludo = sampleProduct(1, 799, {
    title: 'Drunk Ludo',
    productType: 'Drinking Games',
    tags: ['house-party'],
  })
  expect(isAbout(ludo, ['ludo'])).toBe(true)
  expect(isAbout(ludo, ['drinking', 'party'])).toBe(true)
  expect(isAbout(ludo, ['drink'])).toBe(false)
  expect(isAbout(ludo, ['ludo', 'taboo'])).toBe(false)
  expect(isAbout(ludo, [])).toBe(false)
})

test('a handle becomes a heading', () => {
  expect(toHeading('truth_or-dare')).toBe('Truth Or Dare')
  expect(toHeading('-truth--or_-dare-')).toBe('Truth Or Dare')
})
