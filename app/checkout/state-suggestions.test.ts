import { expect, it } from 'vitest'
import { findLikelyState } from './state-suggestions.ts'

it.each([
  ['560001', '', 'Karnataka'],
  ['560001', 'Goa', 'Karnataka'],
  ['560001', 'Karnataka', null],
  ['560001', ' karnataka ', null],
  ['560001', 'KA', null],
  ['560001', 'Mysore', 'Karnataka'],
  ['507001', '', 'Telangana'],
  ['507001', 'Andhra Pradesh', null],
  ['000000', 'Goa', null],
])('the PIN code %s with the state %j suggests %s', (pinCode, state, likely) => {
  expect(findLikelyState(pinCode, state)).toBe(likely)
})
