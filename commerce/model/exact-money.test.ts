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
