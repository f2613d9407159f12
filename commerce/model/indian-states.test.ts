import { expect, test } from 'vitest'
import { indianStates, provinceCodeOf } from './indian-states.ts'

test('there are 28 states and 8 union territories with distinct codes', () => {
  expect(indianStates).toHaveLength(36)
  expect(new Set(indianStates.map(({ code }) => code)).size).toBe(36)
})

test.each([
  ['Orissa', 'OR'],
  ['pondicherry', 'PY'],
  ['New Delhi', 'DL'],
  ['Uttaranchal', 'UK'],
  ['Daman & Diu', 'DN'],
  ['TG', 'TS'],
  ['IN-MH', 'MH'],
])('finds the state behind %j', (text, code) => {
  expect(provinceCodeOf(text)).toBe(code)
})

test('finds a state by name or code, ignoring case and spacing', () => {
  for (const text of ['Tamil Nadu', ' tamilnadu ', 'TN']) expect(provinceCodeOf(text)).toBe('TN')
  expect(provinceCodeOf('Jammu & Kashmir')).toBe('JK')
  expect(provinceCodeOf('Atlantis')).toBeNull()
  expect(provinceCodeOf('')).toBeNull()
})
