import { expect, test } from 'vitest'
import { dealFrom } from './dealt-card.ts'

const card = (title: string) => ({ title, text: `Do ${title}.` })
const decks = [
  { handle: 'ludo', title: 'Ludo', cards: [card('a'), card('b')] },
  { handle: 'taboo', title: 'Taboo', cards: [card('c')] },
]

test('games take turns, and every card is dealt once', () => {
  expect(dealFrom(decks).map(({ title, game }) => `${game} ${title}`)).toEqual([
    'Ludo a',
    'Taboo c',
    'Ludo b',
  ])
})

test('no decks, no cards', () => {
  expect(dealFrom([])).toEqual([])
})
