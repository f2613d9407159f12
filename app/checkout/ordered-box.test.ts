import { expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { toOrderedBox } from './ordered-box.ts'

it('a box has the title of its game, and a picture sharp enough for saving', () => {
  const picture = { url: '/cdn/ludo.webp', altText: '', width: 1000, height: 1250 }
  const box = toOrderedBox(sampleProduct(1, 799, { title: 'Ludo', picture }))
  expect(box).toEqual({ title: 'Ludo', picture: expect.stringMatching(/ludo.*480/) })
})

it('the box of a game without a picture has none either', () => {
  expect(toOrderedBox(sampleProduct(1, 799))).toEqual({ title: 'Game 1', picture: null })
})
