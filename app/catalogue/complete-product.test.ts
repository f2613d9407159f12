import { expect, test } from 'vitest'
import { copyForGame, generalCopy } from '#content/product-copy.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { completeProduct } from './complete-product.ts'

const written = { benefits: ['Loud'], box: ['One die'], steps: [{ title: 'Roll', text: 'Once.' }] }
const facts = { players: '2', minutes: null, age: null }
const unwritten = { ...facts, benefits: [], box: [], steps: [] }

test('a game without copy gets that of its keyword, and keeps its facts', () => {
  const product = sampleProduct(1, 799, { title: 'Drunk Ludo', game: unwritten })
  const { benefits, box, steps } = copyForGame('Drunk Ludo')
  expect(completeProduct(product, 'simulated').game).toEqual({ ...facts, benefits, box, steps })
})

test('keeps each part that the merchant wrote', () => {
  const product = sampleProduct(1, 799, { title: 'Drunk Ludo', game: { ...facts, ...written } })
  expect(completeProduct(product, 'simulated')).toMatchObject(product)
  for (const part of ['benefits', 'box', 'steps'] as const) {
    const game = { ...facts, ...written, [part]: [] }
    const completed = completeProduct({ ...product, game }, 'simulated')
    const copy = copyForGame('Drunk Ludo')
    expect(completed.game).toEqual({ ...facts, ...written, [part]: copy[part] })
  }
})

test.each(['measured', 'off'] as const)('with %s figures a title proves nothing', (figures) => {
  for (const title of ['Drunk Ludo', 'Couple Combo', 'Jugaad!']) {
    const product = sampleProduct(1, 799, { title, game: unwritten })
    expect(completeProduct(product, figures).game).toEqual({ ...facts, ...generalCopy })
    const own = { ...product, game: { ...facts, ...written } }
    expect(completeProduct(own, figures)).toMatchObject(own)
  }
})
