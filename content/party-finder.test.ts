import { expect, test } from 'vitest'
import { partyFinder } from './party-finder.ts'

test.each([
  [0, 0, /No box is in stock/],
  [0, 3, /No box ticks every box/],
  [1, 3, /^The first fits/],
  [2, 3, /^The first two fit/],
])('a message says that %i of %i boxes fit all answers', (exact, count, words) => {
  expect(partyFinder.near(exact, count)).toMatch(words)
})

test('no message is shown when all boxes fit', () => {
  expect(partyFinder.near(3, 3)).toBeNull()
})
