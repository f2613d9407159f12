// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InShop, type InShopProps, simulated } from '#test/in-shop.tsx'
import { sampleChoice, sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductLoading } from './product-states.tsx'

const picture = { url: '/cdn/a.webp', altText: '', width: 1000, height: 1250 }
const game = sampleProduct(1, 799, { title: 'Shot Roulette', picture })

const show = (known = game, settings: InShopProps['settings'] = simulated) =>
  render(
    <InShop settings={settings}>
      <ProductLoading game={known} />
    </InShop>,
  )

it('shows the title, the picture and the price that are known', () => {
  show()
  expect(screen.getByText(specified('Loading product...'))).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shot Roulette')
  expect(document.title).toMatch(/^Shot Roulette/)
  expect(document.querySelector('.skeleton-picture img')?.getAttribute('src')).toMatch(/a\.webp/)
  expect(screen.getByText('₹799')).toBeTruthy()
})

it('shows the rating and the sales, which follow from the game', async () => {
  show()
  expect(await screen.findByText(/sold in past 24hrs/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /reviews/ })).toBeTruthy()
})

it('shows no price where the link may lead to another variant', () => {
  show(sampleChoice())
  expect(screen.queryByText(/₹/)).toBeNull()
})

it('shows no sales of a game that is sold out', async () => {
  show(sampleProduct(2, 299, { available: false }))
  expect(await screen.findByRole('link', { name: /reviews/ })).toBeTruthy()
  expect(screen.queryByText(/sold in past 24hrs/)).toBeNull()
})

it('reserves space for a measured rating only where there is one', () => {
  const { container, unmount } = show(game, { figures: 'measured', ratings: { 1: [4.5, 2] } })
  const count = container.querySelectorAll('.skeleton').length
  unmount()
  const unrated = show(game, { figures: 'measured', ratings: {} })
  expect(unrated.container.querySelectorAll('.skeleton')).toHaveLength(count - 1)
})

// Else the title would move when the product arrives: a picture above a choice is higher on a small phone.
it.each([
  ['with', sampleChoice()],
  ['without', game],
])('has the well of the loaded page %s a choice', (_, known) => {
  const { container, unmount } = show(known)
  const waiting = container.querySelector('.gallery-well')?.classList.contains('with-choice')
  unmount()
  const gallery = { handle: 'ludo', title: 'Ludo', saving: null, cardInk: null }
  const loaded = render(
    <ProductGallery {...gallery} pictures={[picture]} hasChoice={known.variety !== 'one'} />,
  )
  expect(loaded.container.querySelector('.with-choice') !== null).toBe(waiting)
})
