import { expect, it } from 'vitest'
import { findIndianState, indianStates } from './indian-states.ts'

it('knows the 28 states and 8 union territories', () => {
  expect(indianStates).toHaveLength(36)
})

it.each([
  ['Maharashtra', 'Maharashtra'],
  [' maharashtra ', 'Maharashtra'],
  ['MH', 'Maharashtra'],
  ['IN-KA', 'Karnataka'],
  ['Orissa', 'Odisha'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['New  Delhi', 'Delhi'],
])('finds the state behind %j', (text, name) => {
  expect(findIndianState(text)).toBe(name)
})

it.each(['', 'Texas', 'XX'])('finds none behind %j', (text) => {
  expect(findIndianState(text)).toBeNull()
})
