// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { PlayCard } from '#commerce/model/game-facts.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { DECK_ID, ProductPitch } from './product-pitch.tsx'

function show(cards: readonly PlayCard[]) {
  const { game } = sampleProduct(1, 799)
  render(
    <InShop>
      <ProductPitch
        product={sampleProduct(1, 799, { game: { ...game, cards } })}
        variant={null}
        onChoose={() => undefined}
        figures="off"
      />
    </InShop>,
    { wrapper: MemoryRouter },
  )
}

it('shows the first card of the game, with a link to its deck', () => {
  show([
    { title: 'Left Turn', text: 'Swap drinks with the left.' },
    { title: 'Second', text: 'Not here.' },
  ])
  const name = 'Left Turn Swap drinks with the left. Draw another card'
  const link = screen.getByRole('link', { name })
  expect(link.getAttribute('href')).toBe(`#${DECK_ID}`)
  expect(screen.queryByText('Not here.')).toBeNull()
})

it('has no link to a deck for a game without cards', () => {
  show([])
  expect(screen.queryByText('Draw another card')).toBeNull()
})
