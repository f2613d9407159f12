import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { GameCopy } from '#commerce/model/game-facts.ts'
import { specified } from '#test/specification.ts'
import copies from './product-copy.json' with { type: 'json' }
import { copyForGame, stripCardCount } from './product-copy.ts'

const wordsOf = ({ benefits, box, steps }: GameCopy) => [
  ...benefits,
  ...box,
  ...steps.flatMap(({ title, text }) => [title, text]),
]

describe('the copy of a game', () => {
  // spec 2.126
  it('has each keyword of the specification, in its order', () => {
    const keywords =
      'shot roulette, ludo, taboo, truth and dare, friends, bollywood buzz, cousins kalesh, bundle fun, epic cousins family, endless laughter, party game, drinking, couple or romance'
    const said = copies.map((copy) => copy.keywords.join(' or '))
    expect(said.join(', ')).toBe(specified(keywords))
  })

  // spec 2.125
  it.each(copies.flatMap((copy) => copy.keywords.map((keyword) => ({ keyword, copy }))))(
    'is found by "$keyword" in a title of any case',
    ({ keyword, copy }) => {
      expect(copyForGame(`The ${keyword.toUpperCase()}!`).steps).toEqual(copy.steps)
    },
  )

  it('is that of the first matching keyword', () => {
    expect(copyForGame('Couple Taboo')).toBe(copyForGame('Desi Taboo'))
    expect(copyForGame('Couple Taboo')).not.toEqual(copyForGame('Couple'))
    expect(copyForGame('Shot Roulette: The Drinking Game')).toBe(copyForGame('Shot Roulette'))
  })

  // spec 2.127
  it('is a general one for every other title', () => {
    const general = copyForGame('Jugaad!')
    expect(copies).not.toContainEqual(expect.objectContaining(general))
    expect(copyForGame('')).toBe(general)
  })

  it.each([...copies, copyForGame('Jugaad!')])('is complete and unique', (copy) => {
    expect(copy.benefits.length).toBeGreaterThanOrEqual(4)
    expect(copy.benefits.length).toBeLessThanOrEqual(5)
    expect(copy.box.length).toBeGreaterThanOrEqual(3)
    expect(copy.steps).toHaveLength(3)
    expect(wordsOf(copy).every((text) => text.trim() === text && text.length > 0)).toBe(true)
    const all = [...copies, copyForGame('Jugaad!')].flatMap(({ benefits }) => benefits)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('games sold together', () => {
  // spec 2.128
  it.each(['combo', 'bundle', 'pack'])('have no card counts when the title says %s', (word) => {
    specified('combo, bundle or pack')
    for (const { keywords } of copies) {
      const words = wordsOf(copyForGame(`${keywords[0]} ${word.toUpperCase()}`))
      expect(words.filter((text) => /\d[\d–-]*[\s-](?:\S+\s){0,2}cards?\b/.test(text))).toEqual([])
    }
  })

  it('keep every other number, and one game keeps its cards', () => {
    expect(copyForGame('Drunk Ludo Combo').box).toContain('Rule cards to make bad luck worse')
    expect(copyForGame('Drunk Ludo Combo').box).toContain('2 dice that have never once been fair')
    expect(copyForGame('Drunk Ludo').box).toContain('50 rule cards to make bad luck worse')
  })
})

describe('a card count', () => {
  test.each([
    ['55 cards of crime', 'Cards of crime'],
    ['50-60 cards, sealed', 'Cards, sealed'],
    ['With 50–60 fast desi cards inside', 'With fast desi cards inside'],
    ['A 55-card deck', 'A card deck'],
    ['100+ cards', 'Cards'],
    ['2 dice and 16 pawns', '2 dice and 16 pawns'],
    ['3 to 10 players. Cards included', '3 to 10 players. Cards included'],
  ])('is removed from "%s"', (text, bare) => expect(stripCardCount(text)).toBe(bare))

  test('never leaves a number before the word', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(stripCardCount(`In all ${count} cards`)).toBe('In all cards')
      }),
    )
  })
})
