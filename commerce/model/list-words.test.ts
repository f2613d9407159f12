import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'

const titles = ['Ludo', 'Rummy Night', 'Salt & Pepper, the game', 'Taboo and more', 'Uno']

test.each([0, 1, 2, 3, 4, 5])('a list of %i is as Indian English has it', (count) => {
  const words = titles.slice(0, count)
  expect(listWords(words)).toBe(new Intl.ListFormat('en-IN').format(words))
})
