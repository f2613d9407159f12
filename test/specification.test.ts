import { expect, it } from 'vitest'
import { specified } from './specification.ts'

it('hands back what the specification says', () => {
  expect(specified('Your cart is empty')).toBe('Your cart is empty')
})

it('refuses what it does not say', () => {
  expect(() => specified('Your basket is empty')).toThrow(/does not say: Your basket is empty/)
})
