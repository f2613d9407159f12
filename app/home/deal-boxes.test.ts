import { expect, test } from 'vitest'
import type { ProductSummary } from '#commerce/model/product.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { dealBoxes } from './deal-boxes.ts'

const { game: unknown } = sampleProduct(1, 1)

const game = (number: number, type: string, players: string, tag: string, available = true) =>
  sampleProduct(number, 500, {
    productType: `${type} Games`,
    tags: [tag],
    game: { ...unknown, players },
    available,
  })

const games = [
  game(1, 'Party', '3 to 10', 'loud'),
  game(2, 'Party', '2 to 4', 'loud'),
  game(3, 'Couple', '2', 'quiet'),
  game(4, 'Party', '4 to 20', 'loud'),
  game(5, 'Party', '4 to 8', 'loud', false),
  game(6, 'Family', '2 to 10', 'quiet'),
  game(7, 'Party', '3 to 6', 'quiet'),
  game(8, 'Party', '3 to 8', 'loud'),
]

const numbers = (boxes: readonly ProductSummary[]) =>
  boxes.map(({ title }) => Number(title.slice(5)))

test('deals three games in stock that fit all answers, then the next three', () => {
  const deal = (round: number) => dealBoxes(games, ['for-4', 'party', 'loud'], round)
  expect(numbers(deal(0).boxes)).toEqual([1, 2, 4])
  expect(numbers(deal(1).boxes)).toEqual([8, 1, 2])
  expect(deal(1).exact).toBe(3)
})

test('fills up with the closest games when few fit: for as many players, then of the kind, then as loud', () => {
  const { boxes, exact } = dealBoxes(games, ['for-2', 'couple', 'quiet'], 0)
  expect(numbers(boxes)).toEqual([3, 6, 2])
  expect(exact).toBe(1)
  // Games for a big group, though of another kind: the quiet one first.
  expect(numbers(dealBoxes(games, ['big-group', 'couple', 'quiet'], 0).boxes)).toEqual([6, 1, 4])
  expect(numbers(dealBoxes(games, ['for-4', 'family', 'loud'], 0).boxes)).toEqual([6, 1, 2])
})

test('fills up with any games in stock when few fit the only answer', () => {
  const { boxes, exact } = dealBoxes(games, ['couple'], 0)
  expect(numbers(boxes)).toEqual([3, 1, 2])
  expect(exact).toBe(1)
})

test('reports zero exact matches when none fits', () => {
  expect(dealBoxes(games, ['big-group', 'couple', 'quiet'], 0)).toMatchObject({ exact: 0 })
  expect(dealBoxes([], ['for-2'], 0)).toEqual({ boxes: [], exact: 0 })
})
