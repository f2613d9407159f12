import { expect, test } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { shareOfCollection, shareOfGame } from './share-picture.ts'

const picture = { url: '/cdn/own.webp', altText: 'The box', width: 1000, height: 1250 }
const game = { title: 'New Game', sharePicture: null, picture }

test('a game uses the picture drawn for sharing', () => {
  expect(shareOfGame({ ...game, sharePicture: '/share/new-game.png' })).toEqual({
    url: '/share/new-game.png',
    alt: `New Game, a game by ${brand.name}`,
    width: 1200,
    height: 630,
  })
})

test('another game uses its first picture, with the title as default alt text', () => {
  expect(shareOfGame(game)).toEqual({ ...picture, altText: undefined, alt: 'The box' })
  expect(shareOfGame({ ...game, picture: { ...picture, altText: '' } })?.alt).toBe('New Game')
})

test('a game without pictures and a collection without its own have none', () => {
  expect(shareOfGame({ ...game, picture: null })).toBeNull()
  expect(shareOfCollection({ title: 'Odd', sharePicture: null })).toBeNull()
})

test('a collection uses the picture drawn for it', () => {
  const share = shareOfCollection({ title: 'Combo', sharePicture: '/share/combo.png' })
  expect(share).toMatchObject({ url: '/share/combo.png', alt: `Combo by ${brand.name}` })
})
