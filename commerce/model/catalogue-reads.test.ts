import { expect, it } from 'vitest'
import { cachedReads, catalogueReads, findRead } from './catalogue-reads.ts'

it.each([
  ['query ProductList($first: Int) { products { nodes { id } } }', 'ProductList'],
  ['\n  query VariantsById { nodes { id } }', 'VariantsById'],
  ['query ProductListOfMine { products { nodes { id } } }', null],
  ['query Cart { cart { id } }', null],
  ['mutation ProductList { cartCreate { cart { id } } }', null],
  ['fragment A on B { id } query ProductList { id }', null],
  ['{ shop { name } }', null],
  ['', null],
])('the query in %j is %s', (document, name) => {
  expect(findRead(document, catalogueReads)).toBe(name)
})

it('prices and stock by variant are not among the queries that a device keeps', () => {
  expect(findRead('query VariantsById { id }', cachedReads)).toBeNull()
  expect(findRead('query ProductByHandle { id }', cachedReads)).toBe('ProductByHandle')
})
