import { expect, test } from 'vitest'
import { shareOfCollection, shareOfGame } from './share-pictures.ts'

const picture = { url: '/cdn/own.webp', altText: 'The box', width: 1000, height: 1250 }

test('a drawn game shows the picture that was drawn for it', () => {
  expect(shareOfGame({ handle: 'shot-roulette', title: 'Shot Roulette', picture })).toEqual({
    url: '/artwork/share/shot-roulette.png',
    alt: 'Shot Roulette, a game by Party Gully',
    width: 1200,
    height: 630,
  })
})

test('another game shows its first picture, named by its title when it has no words', () => {
  const game = { handle: 'new-game', title: 'New Game', picture }
  expect(shareOfGame(game)).toEqual({
    url: '/cdn/own.webp',
    alt: 'The box',
    width: 1000,
    height: 1250,
  })
  expect(shareOfGame({ ...game, picture: { ...picture, altText: '' } })?.alt).toBe('New Game')
})

test('a game without pictures and an unknown collection have none of their own', () => {
  expect(shareOfGame({ handle: 'new-game', title: 'New Game', picture: null })).toBeNull()
  expect(shareOfCollection({ handle: 'toString', title: 'Odd' })).toBeNull()
})

test('a drawn collection shows its own', () => {
  expect(shareOfCollection({ handle: 'combo', title: 'Combo' })?.url).toBe(
    '/artwork/share/collection-combo.png',
  )
})
