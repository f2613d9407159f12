import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmountText, toPaise } from './paise.ts'

describe('paise', () => {
  it.each([
    ['799', 79_900],
    ['799.5', 79_950],
    ['0.05', 5],
    ['999999999.99', 99_999_999_999],
  ])('reads %s', (text, paise) => {
    expect(toPaise(text)).toBe(paise)
  })

  it.each(['', '1.234', '-1', '1,000', 'abc', '1e3'])('refuses %j', (text) => {
    expect(() => toPaise(text)).toThrow(RangeError)
  })

  it.each([
    [1250, '12.5'],
    [1500, '15.0'],
    [1425, '14.25'],
    [0, '0.0'],
    [5, '0.05'],
    [-150, '-1.5'],
  ])('writes %i with one decimal at least and no second zero', (paise, text) => {
    expect(toAmountText(paise)).toBe(text)
  })

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000_000), (paise) => {
        expect(toPaise(toAmountText(paise))).toBe(paise)
      }),
    )
  })
})
