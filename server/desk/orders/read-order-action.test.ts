import { expect, it } from 'vitest'
import { readAmount } from './read-order-action.ts'

it.each([
  ['499', 49_900],
  ['499.5', 49_950],
  [' ₹ 1,499.50 ', 149_950],
  ['1,49,950', 14_995_000],
  ['149,950', 14_995_000],
  ['12,34,567', 123_456_700],
  ['1,234,567', 123_456_700],
  ['१,४९,९५०.५०', 14_995_050],
  ['99999999', 9_999_999_900],
  ['499,50', null],
  ['1,49,95', null],
  ['1499,500', null],
  [',499', null],
  ['499,', null],
  ['4 99', null],
  ['499.505', null],
  ['499.50.1', null],
  ['1,00,00,00,000', null],
  ['-499', null],
  ['', null],
])('the amount “%s” is read as %s paise', (text, paise) => {
  expect(readAmount(text, 2)).toBe(paise)
})

it.each([
  ['1500', 0, 1500],
  ['1500.5', 0, null],
  ['1.5', 3, 1500],
])('the amount “%s” of a currency with %i decimals is read as %s', (text, decimals, minor) => {
  expect(readAmount(text, decimals)).toBe(minor)
})
