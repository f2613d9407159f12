import { expect, test } from 'vitest'
import { joinWords } from './join-words.ts'

const titles = ['Ludo', 'Rummy Night', 'Salt & Pepper, the game', 'Taboo and more', 'Uno']

test.each([0, 1, 2, 3, 4, 5])(
  'a list of %i matches Intl.ListFormat for Indian English',
  (count) => {
    const words = titles.slice(0, count)
    expect(joinWords(words)).toBe(new Intl.ListFormat('en-IN').format(words))
  },
)
