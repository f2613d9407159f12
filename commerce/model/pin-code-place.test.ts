import { expect, it } from 'vitest'
import { findPlaceOfPinCode } from './pin-code-place.ts'

it.each([
  ['560001', { state: 'Karnataka', city: 'Bengaluru' }],
  ['110096', { state: 'Delhi', city: 'Delhi' }],
  ['400050', { state: 'Maharashtra', city: 'Mumbai' }],
  ['400101', { state: 'Maharashtra', city: 'Mumbai' }],
  // Thane, and a district of many towns.
  ['400601', { state: 'Maharashtra', city: null }],
  ['562101', { state: 'Karnataka', city: null }],
])('the PIN code %s is in %o', (pinCode, place) => {
  expect(findPlaceOfPinCode(pinCode)).toEqual(place)
})

it.each(['605001', '682001', '900056', '56000', ''])('the PIN code %j does not tell', (pinCode) => {
  expect(findPlaceOfPinCode(pinCode)).toBeNull()
})
