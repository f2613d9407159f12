// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { claimsFor } from '#merchant/claims-for.ts'
import { InShop } from '#test/in-shop.tsx'
import { ReviewsWidget } from './reviews-widget.tsx'
import { reviewsKey } from './use-local-reviews.ts'

const productId = 'gid://shopify/Product/7'
const summary = {
  averageRating: 4.6,
  totalReviews: 312,
  distribution: { 5: 220, 4: 60, 3: 20, 2: 8, 1: 4 },
}
const review = {
  ...{ id: '1', name: 'Kabir', rating: 4, text: 'Loud.', date: 'January 2, 2026' },
  ...{ helpful: 0, helpedHere: false, createdAt: '2026-01-02T12:00:00.000Z' },
}
const sent = { ...claimsFor('off'), queriesKept: true }

beforeEach(() => localStorage.clear())

function show(rated: typeof summary | null, claims = claimsFor('simulated')) {
  render(
    <InShop settings={{ claims }}>
      <ReviewsWidget productId={productId} title="Drunk Ludo" summary={rated} />
    </InShop>,
  )
}

const invitation = () => screen.queryByText(/^Played already/)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a game that nobody reviewed here asks for a review, and with ratings does not call it the first', () => {
  show(summary)
  expect(invitation()).toBeTruthy()
  expect(screen.queryByText(/first/)).toBeNull()
})

it('a game without reviews and ratings asks for its first one', () => {
  show(null, sent)
  expect(screen.getByText('No reviews yet. Be the first to write one.')).toBeTruthy()
})

it('the invitation gives way to the form, whose button keeps the focus', async () => {
  show(summary)
  await press('Write a Review')
  expect(invitation()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel Review' }))
  await press('Cancel Review')
  expect(invitation()).toBeTruthy()
})

it('the invitation gives way to a review', () => {
  show(summary)
  act(() => {
    localStorage.setItem(reviewsKey(productId), JSON.stringify([review]))
    window.dispatchEvent(new StorageEvent('storage', { key: reviewsKey(productId) }))
  })
  expect(screen.getByRole('article')).toBeTruthy()
  expect(invitation()).toBeNull()
})
