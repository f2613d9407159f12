import { expect, test } from 'vitest'
import { indianStates, provinceCodeOf } from './indian-states.ts'

test('there are 28 states and 8 union territories, each with its own code', () => {
  expect(indianStates).toHaveLength(36)
  expect(new Set(indianStates.map(({ code }) => code)).size).toBe(36)
})

test('a state is known by name or code, whatever the case and spacing', () => {
  for (const text of ['Tamil Nadu', ' tamilnadu ', 'TN']) expect(provinceCodeOf(text)).toBe('TN')
  expect(provinceCodeOf('Jammu & Kashmir')).toBe('JK')
  expect(provinceCodeOf('Atlantis')).toBeNull()
  expect(provinceCodeOf('')).toBeNull()
})
