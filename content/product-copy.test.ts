import { describe, expect, it } from 'vitest'
import type { GameCopy } from '#commerce/model/game-facts.ts'
import { specified } from '#test/specification.ts'
import copies from './product-copy.json' with { type: 'json' }
import { copyForGame, generalCopy } from './product-copy.ts'
import { features } from './product-tabs.ts'

const wordsOf = ({ benefits, box, steps }: GameCopy) => [
  ...benefits,
  ...box,
  ...steps.flatMap(({ title, text }) => [title, text]),
]

/** What differs from game to game: a size, a number, a price, a language, a place, a part of the box. */
const particular =
  /\d|\b(?:two|three|four|five|six|ten|eleven|minutes?|hours?|sheet|backpack|pocket|bag|English|Hindi|India|Goa|costs?|wallet|timer|spinner|board|dice|pawns?|tokens?|blank|buzzer|team|everyone|nobody sits)\b/i

/** The box of the specification, section 9: the table's only number. */
const specifiedCount = specified('50-60 cards')

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
    expect(copies).not.toContainEqual(expect.objectContaining(generalCopy))
    expect(copyForGame('Jugaad!')).toBe(generalCopy)
    expect(copyForGame('')).toBe(generalCopy)
  })

  it.each([...copies, generalCopy])(
    'makes no claim that depends on the edition: $benefits.0',
    (copy) => {
      const words = wordsOf(copy).map((text) => text.replace(specifiedCount, 'cards'))
      expect(words.filter((text) => particular.test(text))).toEqual([])
    },
  )

  it('is shown beside features that apply to every game', () => {
    expect(features.filter(({ text }) => particular.test(text))).toEqual([])
    expect(features.map(({ text }) => text).join()).not.toMatch(/shuffle|host|group|chips/i)
  })

  it('has no numbers when it is the general one', () => {
    expect(wordsOf(generalCopy).join()).not.toMatch(/\d/)
  })

  it.each([...copies, generalCopy])('is complete and unique', (copy) => {
    expect(copy.benefits.length).toBeGreaterThanOrEqual(4)
    expect(copy.benefits.length).toBeLessThanOrEqual(5)
    expect(copy.box.length).toBeGreaterThanOrEqual(3)
    expect(copy.steps).toHaveLength(3)
    expect(wordsOf(copy).every((text) => text.trim() === text && text.length > 0)).toBe(true)
    const all = [...copies, generalCopy].flatMap(({ benefits }) => benefits)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('copy for games sold together', () => {
  // spec 2.128
  it.each(['combo', 'bundle', 'pack'])('has no card counts when the title says %s', (word) => {
    specified('combo, bundle or pack')
    for (const { keywords } of copies) {
      const words = wordsOf(copyForGame(`${keywords[0]} ${word.toUpperCase()}`))
      expect(words.filter((text) => /\d[\d–-]*[\s-](?:\S+\s){0,2}cards?\b/.test(text))).toEqual([])
    }
  })

  it('omits the box contents of a single game, which itself keeps its card count', () => {
    const one = copyForGame('Couple Taboo')
    const two = copyForGame('Couple Combo: Taboo + Pillow Talk')
    expect(one.box[0]).toBe(`${specifiedCount} that leave you searching for words`)
    expect(two.box.filter((text) => one.box.includes(text))).toEqual([])
    expect(two.box).toEqual(generalCopy.box)
    expect(two.benefits).toEqual(one.benefits)
  })

  it.each(['Bundle Fun: Three Game Night', 'Epic Cousins Family Pack', 'Endless Laughter Combo'])(
    'has its own box contents when the keyword is of a combo: %s',
    (title) => {
      expect(copyForGame(title).box).not.toEqual(generalCopy.box)
    },
  )
})
