import { describe, expect, it } from 'vitest'
import { gameOf } from '../games.ts'
import { thingsOf } from './things.ts'

describe('thingsOf', () => {
  it('finds what the contents list names', () => {
    expect(thingsOf(gameOf('drunk-ludo'))).toHaveLength(3)
    expect(thingsOf(gameOf('spin-the-peg'))).toHaveLength(4)
    expect(thingsOf(gameOf('cousins-kalesh'))).toHaveLength(1)
  })

  it('invents nothing: no rules where the list has none', () => {
    expect(thingsOf(gameOf('couple-quest-52-date-nights'))).toEqual([])
  })

  it('gives a parcel a sheet of rules for each of its games', () => {
    const [sheets = ''] = thingsOf(gameOf('couple-combo-taboo-and-pillow-talk'))
    expect(sheets.match(/translate/g)).toHaveLength(2)
  })
})
