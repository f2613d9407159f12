import { expect, test } from 'vitest'
import { dealFrom } from './dealt-card.ts'

const card = (title: string) => ({ title, text: `Do ${title}.` })
const decks = [
  { handle: 'ludo', title: 'Ludo', cards: [card('a'), card('b')] },
  { handle: 'taboo', title: 'Taboo', cards: [card('c')] },
]

test('the games alternate, and every card is dealt once', () => {
  expect(dealFrom(decks).map(({ title, game }) => `${game} ${title}`)).toEqual([
    'Ludo a',
    'Taboo c',
    'Ludo b',
  ])
})

test('neighbouring cards have different inks, out of four', () => {
  const long = [{ handle: 'ludo', title: 'Ludo', cards: ['a', 'b', 'c', 'd', 'e', 'f'].map(card) }]
  expect(dealFrom(long).map(({ ink }) => ink)).toEqual([0, 1, 2, 3, 0, 1])
})

test('no decks give no cards', () => {
  expect(dealFrom([])).toEqual([])
})
