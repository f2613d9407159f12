import { expect, it } from 'vitest'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { findSuggestions } from './find-suggestions.ts'

const [inCart, free, later] = [sampleProduct(1, 799), sampleProduct(2, 299), sampleProduct(3, 499)]
const soldOut = sampleProduct(4, 599, { available: false })
const bare = sampleProduct(5, 599, { firstVariant: null, variants: [] })
const lines = [toCartLine(inCart)].filter((line) => line !== null)

it('returns available games that are not in the cart: two beside one game, else one', () => {
  const offered = [bare, soldOut, inCart, free, later, sampleProduct(8, 599)]
  expect(findSuggestions(offered, lines, [], 2)).toEqual([free, later])
  const two = [inCart, later].map((game) => toCartLine(game)).filter((line) => line !== null)
  expect(findSuggestions(offered, two, [], 2)).toEqual([free])
})

it('returns none when no game fits', () => {
  expect(findSuggestions([bare, soldOut, inCart], lines, [], 2)).toEqual([])
})

it('prefers a game for all ages to one for adults, if no game in the cart is for adults', () => {
  const adults = sampleProduct(6, 599, { productType: 'Drinking Games' })
  expect(findSuggestions([adults, free], lines, [], 2)).toEqual([free])
  expect(findSuggestions([adults], lines, [], 2)).toEqual([adults])
  const withAdults = [toCartLine(sampleProduct(7, 599, { productType: 'Drinking Games' }))]
  expect(
    findSuggestions(
      [adults, free],
      withAdults.filter((line) => line !== null),
      [],
      2,
    ),
  ).toEqual([adults, free])
})
