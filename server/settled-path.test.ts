import { expect, it } from 'vitest'
import { settledPath } from './settled-path.ts'

it.each([
  ['http://a.test/', null],
  ['http://a.test/all-products', null],
  ['http://a.test/all-products/?q=1', '/all-products?q=1'],
  ['http://a.test//evil.example/', '/evil.example'],
  ['http://a.test/category//combo', '/category/combo'],
  ['http://a.test//', '/'],
  ['http://a.test/\\evil.example/', '/evil.example'],
])('settles %s as %s', (address, settled) => {
  expect(settledPath(address)).toBe(settled)
})
