import { expect, it } from 'vitest'
import { inkOn } from './ink-on.ts'

it('letters a light card in the dark ink and a dark card in cream', () => {
  expect(inkOn('#ffe45c', '#1b0f24')).toBe('#1b0f24')
  expect(inkOn('#2c37ad', '#1b0f24')).toBe('#fff4e0')
})
