import { expect, it } from 'vitest'
import { formatRupees } from './rupees.ts'

it.each([
  [0, '₹0'],
  [10_999_900, '₹1,09,999'],
  [71_910, '₹719.10'],
  [-10_000, '−₹100'],
])('writes %i paise as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text)
})
