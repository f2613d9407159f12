// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { claimsFor } from '#merchant/claims-for.ts'
import { InShop } from '#test/in-shop.tsx'
import { reviewedId, reviewSummary, storedReview } from '#test/sample-reviews.ts'
import { ReviewsWidget } from './reviews-widget.tsx'

const sent = { ...claimsFor('off'), queriesKept: true }

function show(rated: typeof reviewSummary | null, claims = claimsFor('simulated')) {
  render(
    <InShop settings={{ claims }}>
      <ReviewsWidget productId={reviewedId} title="Drunk Ludo" summary={rated} />
    </InShop>,
  )
}

const invitation = () => screen.queryByText(/Played already/)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('ratings that nobody wrote a word to are one line without bars, which asks for a review', () => {
  show(reviewSummary)
  expect(screen.getByText(/^These ratings came without words/)).toBeTruthy()
  expect(screen.getByText('4.6')).toBeTruthy()
  expect(screen.getByText('312 ratings')).toBeTruthy()
  expect(screen.queryByText(/312 reviews|220/)).toBeNull()
  expect(invitation()).toBeTruthy()
  expect(screen.queryByText(/first/)).toBeNull()
})

it('a game without reviews and ratings asks for its first one', () => {
  show(null, sent)
  expect(screen.getByText('No reviews yet. Be the first to write one.')).toBeTruthy()
})

it('the invitation gives way to the form, whose button keeps the focus', async () => {
  show(reviewSummary)
  await press('Write a Review')
  expect(invitation()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel Review' }))
  await press('Cancel Review')
  expect(invitation()).toBeTruthy()
})

it('the invitation gives way to a review', () => {
  show(reviewSummary)
  act(() => {
    localStorage.setItem(`party-gully-reviews-${reviewedId}`, JSON.stringify([storedReview]))
    window.dispatchEvent(new StorageEvent('storage', { key: `party-gully-reviews-${reviewedId}` }))
  })
  expect(screen.getByRole('article')).toBeTruthy()
  expect(screen.getByText('313 reviews')).toBeTruthy()
  expect(screen.queryByText(/without words/)).toBeNull()
  expect(invitation()).toBeNull()
})
