import { expect, test } from 'vitest'
import { listMissingFacts, type PackFacts, packOf } from './pack-facts.ts'

const empty: PackFacts = {
  origin: null,
  maker: null,
  importer: null,
  netQuantity: null,
  mrp: null,
  bestBefore: null,
  made: null,
}
const mrp = (rupees: number) => ({ minor: rupees * 100, currency: 'INR' })

const whole = { ...empty, origin: 'India', maker: 'Games LLP', netQuantity: '1', mrp: mrp(999) }

test('a variant overrides the facts of its product', () => {
  const pack = packOf(whole, { ...empty, mrp: mrp(649) })
  expect(pack).toEqual({ ...whole, mrp: mrp(649) })
  expect(packOf(whole, undefined)).toBe(whole)
  expect(packOf(undefined, whole)).toBe(whole)
  expect(packOf(undefined, undefined)).toBeNull()
})

test('an importer replaces a foreign maker, and every other missing fact is listed', () => {
  expect(listMissingFacts(whole)).toEqual([])
  expect(listMissingFacts({ ...whole, maker: null, importer: 'Games LLP' })).toEqual([])
  expect(listMissingFacts({ ...whole, maker: null, mrp: null })).toEqual(['maker', 'mrp'])
  expect(listMissingFacts(null)).toEqual(['origin', 'maker', 'netQuantity', 'mrp'])
})
