import { expect, test } from 'vitest'
import { cityOf } from './city-of.ts'

test.each([
  ['17 Church Street, Bengaluru, Karnataka 560001, India', 'Bengaluru'],
  ['17 Church Street, Bengaluru 560001, Karnataka', 'Bengaluru'],
  ['4 MG Road, Pune Maharashtra - 411001', 'Pune'],
  ['Shop 2, Panaji, Goa 403001', 'Panaji'],
  ['8 Janpath, New Delhi, Delhi 110001, India', 'Delhi'],
  ['8 Janpath, New Delhi 110001', 'Delhi'],
  ['12 Hill Street, West Bengal 700001', 'West Bengal'],
])('finds in "%s" the city %s', (address, city) => {
  expect(cityOf(address.split(', '))).toBe(city)
})
