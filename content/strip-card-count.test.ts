import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stripCardCount } from './strip-card-count.ts'

describe('a card count', () => {
  test.each([
    ['55 cards of crime', 'Cards of crime'],
    ['50-60 cards, sealed', 'Cards, sealed'],
    ['With 50–60 fast desi cards inside', 'With fast desi cards inside'],
    ['A 55-card deck', 'A card deck'],
    ['100+ cards', 'Cards'],
    ['180 cards in all, sorted and sealed', 'Cards, sorted and sealed'],
    ['A deck of 55 cards in total', 'A deck of cards'],
    ['2 dice and 16 pawns', '2 dice and 16 pawns'],
    ['3 to 10 players. Cards included', '3 to 10 players. Cards included'],
  ])('is removed from "%s"', (text, bare) => expect(stripCardCount(text)).toBe(bare))

  test('never leaves a number before the word', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(stripCardCount(`A deck of ${count} cards`)).toBe('A deck of cards')
      }),
    )
  })
})
