import { expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { FIRST_GAMES } from './first-games.ts'
import { listData } from './list-data.server.ts'

it('a long list counts all its games, and lists those shown at first', () => {
  const games = Array.from({ length: FIRST_GAMES + 1 }, (_, at) => sampleProduct(at + 1, 500))
  const { numberOfItems, itemListElement } = listData('All games', games, 'https://shop.example')
  expect(numberOfItems).toBe(FIRST_GAMES + 1)
  expect(itemListElement).toHaveLength(FIRST_GAMES)
  expect(itemListElement).toHaveProperty('0.position', 1)
})
