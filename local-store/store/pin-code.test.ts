import { expect, test } from 'vitest'
import { toPinCode } from './pin-code.ts'

test.each(['560001', '560 001', '560-001', ' 560–001 '])('%s is the PIN code 560001', (typed) => {
  expect(toPinCode(typed)).toBe('560001')
})
