import { expect, it } from 'vitest'
import { specified } from './specification.ts'

it('returns a text of the specification', () => {
  expect(specified('Your cart is empty')).toBe('Your cart is empty')
})

it('refuses any other text', () => {
  expect(() => specified('Your basket is empty')).toThrow(/does not say: Your basket is empty/)
})
