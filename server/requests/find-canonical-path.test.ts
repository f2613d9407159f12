import { expect, it } from 'vitest'
import { findCanonicalPath } from './find-canonical-path.ts'

it.each([
  ['http://a.test/', null],
  ['http://a.test/all-products', null],
  ['http://a.test/all-products/?q=1', '/all-products?q=1'],
  ['http://a.test//evil.example/', '/evil.example'],
  ['http://a.test/category//combo', '/category/combo'],
  ['http://a.test//', '/'],
  ['http://a.test/\\evil.example/', '/evil.example'],
  ['http://a.test/%74hank%2dyou?success=1', '/thank-you?success=1'],
  ['http://a.test/product/%E0%A4%96', null],
  ['http://a.test/product/%2574', null],
  ['http://a.test/%2F/evil.example', null],
  ['http://a.test/%2e//evil.example', '/evil.example'],
  ['http://a.test/100%', null],
])('the canonical path of %s is %s', (address, canonical) => {
  expect(findCanonicalPath(address)).toBe(canonical)
})
