import { expect, test } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { offerGames } from './offer-games.ts'

const soldOut = sampleProduct(1, 500, { available: false })
const games = [2, 3, 4, 5, 6, 7, 8].map((number) => sampleProduct(number, 500))
const [, second, third, fourth, fifth, sixth, seventh] = games
const products = [soldOut, ...games]

/** What is offered beside the first `count` games, where the search suggests the second and the seventh. */
const offer = (count: number) =>
  offerGames(products, games.slice(0, count), () => ({
    words: null,
    games: games.filter((game) => game === second || game === seventh),
  }))

test('nothing is offered from four results on', () => {
  expect(offer(4)).toBeNull()
})

test('up to three results are followed by four other games for sale, the suggested first', () => {
  expect(offer(1)?.games).toEqual([second, seventh, third, fourth])
  expect(offer(2)?.games).toEqual([seventh, third, fourth, fifth])
  expect(offer(3)?.games).toEqual([seventh, fourth, fifth, sixth])
})

test('without a result, what the search suggests is offered', () => {
  expect(offer(0)?.games).toEqual([second, seventh])
})
