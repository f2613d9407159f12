import { expect, it } from 'vitest'
import { findPlaceOfPinCode } from './pin-code-place.ts'

it.each([
  ['560001', { state: 'Karnataka', city: 'Bengaluru' }],
  ['५६०००१', { state: 'Karnataka', city: 'Bengaluru' }],
  ['110096', { state: 'Delhi', city: 'Delhi' }],
  ['400050', { state: 'Maharashtra', city: 'Mumbai' }],
  ['400101', { state: 'Maharashtra', city: 'Mumbai' }],
  // Thane, and a district of many towns.
  ['400601', { state: 'Maharashtra', city: null }],
  ['562101', { state: 'Karnataka', city: null }],
])('the PIN code %s is in %o', (pinCode, place) => {
  expect(findPlaceOfPinCode(pinCode)).toEqual(place)
})

it.each([
  ['380001', 'Ahmedabad'],
  ['462001', 'Bhopal'],
  ['751001', 'Bhubaneswar'],
  ['600001', 'Chennai'],
  ['600100', 'Chennai'],
  ['641001', 'Coimbatore'],
  ['248001', 'Dehradun'],
  ['781001', 'Guwahati'],
  ['500001', 'Hyderabad'],
  ['452001', 'Indore'],
  ['302001', 'Jaipur'],
  ['208001', 'Kanpur'],
  ['700001', 'Kolkata'],
  ['700100', 'Kolkata'],
  ['226001', 'Lucknow'],
  ['570001', 'Mysuru'],
  ['440001', 'Nagpur'],
  ['800001', 'Patna'],
  ['411001', 'Pune'],
  ['834001', 'Ranchi'],
  ['395001', 'Surat'],
  ['695001', 'Thiruvananthapuram'],
  ['390001', 'Vadodara'],
  ['530001', 'Visakhapatnam'],
])('the city of the PIN code %s is %s', (pinCode, city) => {
  expect(findPlaceOfPinCode(pinCode)?.city).toBe(city)
})

it.each(['605001', '682001', '900056', '56000', ''])(
  'the PIN code %j has no known place',
  (pinCode) => {
    expect(findPlaceOfPinCode(pinCode)).toBeNull()
  },
)
