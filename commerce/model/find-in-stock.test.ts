import { expect, test } from 'vitest'
import { sampleVariant } from '#test/sample-products.ts'
import { findInStock } from './find-in-stock.ts'

const gone = sampleVariant(7, 1, { values: ['a', 'b', 'c'], available: false })
const far = sampleVariant(8, 1, { values: ['x', 'y', 'c'] })
const near = sampleVariant(9, 1, { values: ['x', 'b', 'c'] })

test('the variant in stock that keeps most options is found, and named by the others', () => {
  expect(findInStock({ variants: [gone, far, near] }, gone)).toEqual({ variant: near, name: 'x' })
  expect(findInStock({ variants: [gone, far] }, gone)).toEqual({ variant: far, name: 'x / y' })
})

test('a variant without options is named by its title', () => {
  const bare = { ...gone, values: [] }
  const other = { ...near, title: 'Large', values: [] }
  expect(findInStock({ variants: [bare, other] }, bare)).toEqual({ variant: other, name: 'Large' })
})

test('there is none for a variant in stock, and none if all are sold out', () => {
  expect(findInStock({ variants: [gone, far, near] }, far)).toBeNull()
  expect(findInStock({ variants: [gone] }, gone)).toBeNull()
})
