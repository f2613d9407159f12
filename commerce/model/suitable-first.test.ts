import { expect, it } from 'vitest'
import { noFacts, sampleProduct } from '#test/sample-products.ts'
import { suitableFirst } from './suitable-first.ts'

const age = (years: string) => ({ game: { ...noFacts, age: years } })
const after = sampleProduct(1, 799, age('18+'))
const drinking = sampleProduct(2, 799, { productType: 'Drinking Games' })
const family = sampleProduct(3, 799, age('7+'))
const unknown = sampleProduct(4, 799)
const recommended = [after, drinking, family, unknown]

it('puts games for adults last, and leaves the order otherwise', () => {
  expect(suitableFirst(recommended, false)).toEqual([family, unknown, after, drinking])
})

it('leaves the order with a game for adults', () => {
  expect(suitableFirst(recommended, true)).toEqual(recommended)
})
