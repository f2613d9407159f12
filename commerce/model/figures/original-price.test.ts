import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { originalPriceOf } from './original-price.ts'

const rupees = (minor: number) => ({ minor, currency: 'INR' })
const variant = { price: rupees(79900), compareAtPrice: rupees(99900) }

describe('simulated', () => {
  // spec 9.002, 9.003
  test('the original price is ₹300 more and the percentage 300 divided by it, rounded', () => {
    expect(originalPriceOf(variant, 'simulated')).toEqual({
      original: rupees(109900),
      saved: rupees(30000),
      percentOff: 27,
    })
  })

  test('the percentage is a whole number from 0 to 100 for every price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (minor) => {
        const figure = originalPriceOf({ price: rupees(minor), compareAtPrice: null }, 'simulated')
        expect(figure?.percentOff).toBeGreaterThanOrEqual(0)
        expect(figure?.percentOff).toBeLessThanOrEqual(100)
        expect(Number.isInteger(figure?.percentOff)).toBe(true)
      }),
    )
  })
})

describe('measured', () => {
  test('the original price is the store’s compare-at price', () => {
    expect(originalPriceOf(variant, 'measured')).toEqual({
      original: rupees(99900),
      saved: rupees(20000),
      percentOff: 20,
    })
  })

  // spec 9.046
  test('without a higher price in the same currency there is no figure', () => {
    const { price } = variant
    for (const compareAtPrice of [null, price, rupees(100), { minor: 10 ** 6, currency: 'USD' }]) {
      expect(originalPriceOf({ price, compareAtPrice }, 'measured')).toBeNull()
    }
  })
})

test('a saving below a rupee is none: rounded, both prices may be the same', () => {
  const now = (minor: number) => ({ price: rupees(minor), compareAtPrice: rupees(45000) })
  expect(originalPriceOf(now(44950), 'measured')).toBeNull()
  expect(originalPriceOf(now(44901), 'measured')).toBeNull()
  expect(originalPriceOf(now(44900), 'measured')?.saved).toEqual(rupees(100))
})

test('off shows no original price', () => {
  expect(originalPriceOf(variant, 'off')).toBeNull()
})
