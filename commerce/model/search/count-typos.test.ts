import { expect, it } from 'vitest'
import { countTypos } from './count-typos.ts'

it.each([
  ['taboo', 'taboo', 0],
  ['tabo', 'taboo', 1],
  ['tabboo', 'taboo', 1],
  ['tobao', 'taboo', 2],
  ['coupel', 'couple', 1],
  ['poker', 'pocket', 2],
  ['chess', 'taboo', Infinity],
  ['a', 'taboo', Infinity],
])('the typos from %s to %s are %d', (typed, word, typos) => {
  expect(countTypos(typed, word, 2)).toBe(typos)
})
