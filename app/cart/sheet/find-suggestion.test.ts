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

it('prefers a game for all ages to one for adults, if no game in the cart is for adults', () => {
  const adults = sampleProduct(6, 599, { productType: 'Drinking Games' })
  expect(findSuggestion([adults, free], lines)).toBe(free)
  expect(findSuggestion([adults], lines)).toBe(adults)
  const withAdults = [toCartLine(sampleProduct(7, 599, { productType: 'Drinking Games' }))]
  expect(
    findSuggestion(
      [adults, free],
      withAdults.filter((line) => line !== null),
    ),
  ).toBe(adults)
})
