import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupDigits } from './group-digits.ts'

test('groups digits as the browser does for India', () => {
  expect(groupDigits(109999)).toBe('1,09,999')
  const inIndia = new Intl.NumberFormat('en-IN')
  fc.assert(
    fc.property(fc.oneof(fc.nat(), fc.integer({ min: 0, max: 10 ** 15 })), (count) => {
      expect(groupDigits(count)).toBe(inIndia.format(count))
    }),
  )
})
