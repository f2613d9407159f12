import { describe, expect, it } from 'vitest'
import type { GameFigures } from './game-figures.ts'
import { readConditions } from './read-conditions.ts'

const CHEAP = 400

const figures = (part: Partial<GameFigures>): GameFigures => ({
  price: null,
  isReduced: false,
  players: null,
  age: null,
  minutes: null,
  ...part,
})
const fits = (words: string, part: Partial<GameFigures>) =>
  readConditions(words, CHEAP).conditions.every((condition) => condition(figures(part)))

describe('numbers in a search', () => {
  it.each([
    ['under 500', 500, 501],
    ['below ₹799', 799, 800],
    ['rs. 300 tak', 300, 301],
    ['500 se kam', 500, 501],
    ['gift 1,000 rupees', 1000, 1001],
    ['under 1k', 1000, 1001],
    ['for 600', 600, 601],
    ['under 99', 99, 100],
    ['500-700', 500, 499],
    ['between 500 and 700', 700, 701],
    ['above 1500', 1500, 1499],
    ['around 1000', 800, 799],
    ['sasta game', 400, 401],
  ])('"%s" limits the price: %d matches, %d does not', (words, right, wrong) => {
    expect(fits(words, { price: right })).toBe(true)
    expect(fits(words, { price: wrong })).toBe(false)
  })

  it.each([
    ['2 players', 2],
    ['two-player', 2],
    ['for 8 people', 8],
    ['do log', 2],
    ['5-6 players', 5],
    ['group of 12', 12],
    ['10+ players', 10],
    ['for four', 4],
    ['for 2', 2],
    ['solo', 1],
  ])('"%s" requires %d players', (words, count) => {
    expect(fits(words, { players: { min: count, max: count + 1 } })).toBe(true)
    expect(fits(words, { players: { min: count + 1, max: 90 } })).toBe(false)
    expect(fits(words, {})).toBe(false)
  })

  it('can require an age, or adults', () => {
    expect(fits('for 8 year olds', { age: 8 })).toBe(true)
    expect(fits('8 saal', { age: 9 })).toBe(false)
    expect(fits('17+', { age: 16 })).toBe(true)
    expect(fits('18+', { age: 16 })).toBe(false)
    expect(fits('18+', { age: 17 })).toBe(false)
    expect(fits('18+', { age: 18 })).toBe(true)
  })

  it('can require a playing time', () => {
    expect(fits('under 30 minutes', { minutes: { min: 20, max: 40 } })).toBe(true)
    expect(fits('1 hour', { minutes: { min: 90, max: 90 } })).toBe(false)
  })

  it('are separated from the other words', () => {
    expect(readConditions('couple games under ₹700 please', CHEAP).rest.split(/\s+/)).toEqual([
      'couple',
      'games',
      'please',
    ])
    expect(readConditions('52 date nights', CHEAP)).toEqual({
      conditions: [],
      rest: '52 date nights',
    })
    expect(readConditions('teen patti do', CHEAP).conditions).toEqual([])
    expect(fits('under 5', {})).toBe(true)
  })
})
