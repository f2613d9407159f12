import { describe, expect, it } from 'vitest'
import { tumble } from './tumble.ts'

const cup = { from: [300, 200], push: [-80, -300], spin: 400 } as const

describe('tumble', () => {
  it('starts at its first position', () => {
    expect(tumble(cup, 560, 0)).toEqual({ at: [300, 200], turn: 0 })
  })

  it('rises when thrown up, and lands on the ground', () => {
    expect(tumble(cup, 560, 0.1).at[1]).toBeLessThan(200)
    expect(tumble(cup, 560, 9).at[1]).toBe(560)
  })

  it('never falls through the ground or out of the picture', () => {
    const wild = { from: [420, 300], push: [900, -500], spin: 0 } as const
    for (let age = 0; age < 4; age += 0.05) {
      const [x, y] = tumble(wild, 560, age).at
      expect(y).toBeLessThanOrEqual(560.001)
      expect(x).toBeLessThanOrEqual(440)
    }
  })
})
