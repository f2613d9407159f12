import { expect, test } from 'vitest'
import { partyFinder } from './party-finder.ts'

test.each([
  [0, 0, /No box is in stock/],
  [0, 3, /No box ticks every box/],
  [1, 3, /^The first fits/],
  [2, 3, /^The first two fit/],
])('%i of %i boxes fit all answers, which is said', (exact, count, words) => {
  expect(partyFinder.near(exact, count)).toMatch(words)
})

test('nothing is said where all fit', () => {
  expect(partyFinder.near(3, 3)).toBeNull()
})
