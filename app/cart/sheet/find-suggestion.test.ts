import { expect, it } from 'vitest'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { findSuggestion } from './find-suggestion.ts'

const [inCart, free, later] = [sampleProduct(1, 799), sampleProduct(2, 299), sampleProduct(3, 499)]
const soldOut = sampleProduct(4, 599, { available: false })
const bare = sampleProduct(5, 599, { firstVariant: null, variants: [] })
const lines = [toCartLine(inCart)].filter((line) => line !== null)

it('returns the first available game that is not in the cart', () => {
  expect(findSuggestion([bare, soldOut, inCart, free, later], lines)).toBe(free)
})

it('returns null when no game fits', () => {
  expect(findSuggestion([bare, soldOut, inCart], lines)).toBeNull()
})
