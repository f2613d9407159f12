import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatExactMoney } from './exact-money.ts'

it.each([
  [34_950, 'INR', '₹349.50'],
  [34_900, 'INR', '₹349'],
  [1_09_999_05, 'INR', '₹1,09,999.05'],
  [0, 'INR', '₹0'],
  [1_200, 'JPY', 'JP¥1,200'],
  [1_001, 'KWD', 'KWD\u00a01.001'],
])('shows %i of %s as %s', (minor, currency, text) => {
  expect(formatExactMoney({ minor, currency })).toBe(text)
})

it('writes any amount of rupees as the browser does for India', () => {
  const inIndia = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (minor) => {
      const text = inIndia.format(minor / 100).replace('.00', '')
      expect(formatExactMoney({ minor, currency: 'INR' })).toBe(text === '-₹0' ? '₹0' : text)
    }),
  )
})
