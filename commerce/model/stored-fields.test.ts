import { expect, it } from 'vitest'
import { fieldsOf, isSource, isVariantId, parseJson, readStoredMoney } from './stored-fields.ts'

it.each(['abc', 7, true, null, undefined])('%j has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({})
})

it('objects and lists have their own fields', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 })
  expect(fieldsOf(['b'])).toEqual({ 0: 'b' })
})

it.each([
  ['https://cdn.example/a.png', true],
  ['http://cdn.example/a.png', true],
  ['/cdn/a.png', true],
  ['//cdn.example/a.png', false],
  ['/\\cdn.example/a.png', false],
  ['cdn/a.png', false],
  ['javascript:alert("https://")', false],
])('%s is a safe picture URL: %j', (source, may) => {
  expect(isSource(source)).toBe(may)
})

it.each([
  ['gid://shopify/ProductVariant/1', true],
  [`gid://shopify/ProductVariant/${'9'.repeat(19)}`, true],
  [`gid://shopify/ProductVariant/${'9'.repeat(20)}`, false],
  ['gid://shopify/ProductVariant/1x', false],
  ['xgid://shopify/ProductVariant/1', false],
  ['gid://shopify/Product/1', false],
  [1, false],
])('%j is a variant id: %j', (id, is) => {
  expect(isVariantId(id)).toBe(is)
})

it.each([
  [{ minor: 0, currency: 'INR' }, true],
  [{ minor: 5, currency: 'INR', other: 1 }, true],
  [{ minor: '5', currency: 'INR' }, false],
  [{ minor: 1.5, currency: 'INR' }, false],
  [{ minor: -1, currency: 'INR' }, false],
  [{ minor: 5, currency: 'INRX' }, false],
  [{ minor: 5 }, false],
  [null, false],
])('%j is a valid amount: %j', (stored, is) => {
  expect(readStoredMoney(stored) !== null).toBe(is)
})

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['{"a":', undefined],
  ['', undefined],
])('%j is read as %j', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})
