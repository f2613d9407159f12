import { expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { toGameFigures } from './game-figures.ts'

it('a game without facts has only a price', () => {
  const { game, ...unsaid } = sampleProduct(1, 500)
  const figures = toGameFigures(unsaid, new Map())
  expect(game).toBeDefined()
  expect(figures).toEqual({ price: 500, isReduced: false, players: null, age: null, minutes: null })
})

it('parses a text shared by several games once', () => {
  const game = { ...sampleProduct(1, 1).game, players: '2 to 8' }
  const spans = new Map()
  const { players } = toGameFigures({ ...sampleProduct(1, 500), game }, spans)
  expect(spans.get('2 to 8')).toBe(players)
})
