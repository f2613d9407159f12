import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'

const titles = ['Ludo', 'Rummy Night', 'Salt & Pepper, the game', 'Taboo and more', 'Uno']

test.each([0, 1, 2, 3, 4, 5])(
  'a list of %i matches Intl.ListFormat for Indian English',
  (count) => {
    const words = titles.slice(0, count)
    expect(listWords(words)).toBe(new Intl.ListFormat('en-IN').format(words))
  },
)
