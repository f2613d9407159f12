import { expect, test } from 'vitest'
import { productKind, productTypeLabel } from './product-kind.ts'

test.each([
  ['Party Games', 'party'],
  ['couple games', 'couple'],
  ['DRINKING', 'drinking'],
  ['Family Games', 'other'],
  ['', 'other'],
])('%j is of kind %s', (productType, kind) => {
  expect(productKind(productType)).toBe(kind)
})

// spec 3.005
test('a product without a type is of kind Games', () => {
  expect(productTypeLabel('  ')).toBe('Games')
  expect(productTypeLabel('Party Games')).toBe('Party Games')
})
