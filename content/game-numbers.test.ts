import { expect, it } from 'vitest'
import { stampsOf } from './game-numbers.ts'

const textsOf = (players: string | null, minutes: string | null, age: string | null) =>
  stampsOf({ players, minutes, age }).map(({ text, after }) => (after ? `${text} ${after}` : text))

it.each([
  [
    ['3 to 10', '30 to 60', '18+'],
    ['3–10 players', '30–60 min', '18+'],
  ],
  [
    ['4 or more', '40 a game', '10+'],
    ['4+ players', '40 min a game', '10+'],
  ],
  [
    ['2', '15', null],
    ['2 players', '15 min'],
  ],
  [[null, null, '8 and up'], ['8 and up']],
  [[null, 'an evening', null], ['an evening']],
  [[null, null, null], []],
] as const)('shows %j as %j', ([players, minutes, age], stamps) => {
  expect(textsOf(players, minutes, age)).toEqual(stamps)
})
