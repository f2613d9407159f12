import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAmount } from './split-amount.ts'

describe('splitAmount', () => {
  it('gives the remainder to the parts that lost most by rounding', () => {
    expect(splitAmount(100, [100, 100, 100])).toEqual([34, 33, 33])
    expect(splitAmount(10, [1, 5, 8])).toEqual([1, 3, 6])
  })

  it('splits zero into zeros', () => {
    expect(splitAmount(0, [5, 0])).toEqual([0, 0])
    expect(splitAmount(0, [])).toEqual([])
  })

  it('adds up exactly, with no part above its weight, for any amounts', () => {
    const weights = fc.array(fc.nat(100_000_000_000), { maxLength: 30 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const whole = list.reduce((sum, weight) => sum + weight, 0)
        const amount = Math.floor(whole * share)
        const parts = splitAmount(amount, list)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const [position, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(list[position] ?? 0)
        }
      }),
    )
  })
})
