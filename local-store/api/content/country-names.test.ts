import { expect, test } from 'vitest'
import { findCountryCode } from './country-names.ts'

const known = new Set(['IN', 'TR', 'HK'])

test.each([
  ['in', 'IN'],
  ['India', 'IN'],
  ['Turkey', 'TR'],
  ['Hong Kong SAR', 'HK'],
  ['Nowhere', null],
  ['constructor', null],
])('%s is %s', (country, code) => {
  expect(findCountryCode(country, known)).toBe(code)
})
