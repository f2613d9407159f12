import { expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { toOrderedBox } from './ordered-box.ts'

it('a box has the title and the picture of its game, sharp enough to be saved', () => {
  const picture = { url: '/cdn/ludo.webp', altText: '', width: 1000, height: 1250 }
  const box = toOrderedBox(sampleProduct(1, 799, { title: 'Ludo', picture }))
  expect(box).toEqual({ title: 'Ludo', picture: expect.stringMatching(/ludo.*480/) })
})

it('a game without a picture has a box without', () => {
  expect(toOrderedBox(sampleProduct(1, 799))).toEqual({ title: 'Game 1', picture: null })
})
