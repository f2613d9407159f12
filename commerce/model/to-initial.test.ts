import { expect, test } from 'vitest'
import { toInitial } from './to-initial.ts'

test.each([
  ['Drunk Ludo', 'D'],
  ['The Great Desi Party Game', 'G'],
  ['a Night of Charades', 'N'],
  ['AN  Honest Answer', 'H'],
])('the initial of %s is %s', (name, initial) => {
  expect(toInitial(name)).toBe(initial)
})

test.each([
  ['Theatre Night', 'T'],
  ['Antakshari Attack', 'A'],
  ['A-Z of Bollywood', 'A'],
  ['The', 'T'],
  ['The ', 'T'],
])('%s begins with no article', (name, initial) => {
  expect(toInitial(name)).toBe(initial)
})

test('a letter of two code units stays whole, and an empty name has none', () => {
  expect(toInitial('The 🎲 Night')).toBe('🎲')
  expect(toInitial('')).toBe('')
})
