// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GameStamps } from './game-stamps.tsx'

function stampsOf(productType: string, age: string | null) {
  const game = { players: '2', minutes: null, age }
  render(<GameStamps product={{ productType, game }} />)
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  cleanup()
  return texts
}

it('a drinking game is stamped 18+ or higher, whatever its age says', () => {
  expect(stampsOf('Drinking Games', null)).toEqual(['2 players', 'Ages 18+'])
  expect(stampsOf('Drinking Games', '16+')).toEqual(['2 players', 'Ages 18+'])
  expect(stampsOf('Drinking Games', '21+')).toEqual(['2 players', 'Ages 21+'])
  expect(stampsOf('Party Games', null)).toEqual(['2 players'])
})

it('stamps are what a link around them is called, where they are part of its name', () => {
  const product = { productType: 'Party Games', game: { players: '2', minutes: null, age: '12+' } }
  render(
    <a href="/product/ludo">
      Ludo <GameStamps product={product} isInName />
    </a>,
  )
  expect(screen.getByRole('link', { name: /^Ludo 2 ?players ?Ages ?12\+$/ })).toBeTruthy()
})
