// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prependReview } from '#app/reviews/local-review.ts'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { Rating } from './popularity.tsx'

const productId = 'gid://shopify/Product/1'

const countOf = () =>
  Number(/\((\d+) reviews\)/.exec(screen.getByRole('link').textContent ?? '')?.[1])

it('counts a review written in this browser, like the reviews tab', () => {
  render(<Rating productId={productId} />, { wrapper: InSimulatedShop })
  const before = countOf()
  const reviews = prependReview([], { name: 'Asha', rating: 5, text: 'Loud.' }, new Date())
  localStorage.setItem(`party-gully-reviews-${productId}`, JSON.stringify(reviews))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: `party-gully-reviews-${productId}` }))
  })
  expect(countOf()).toBe(before + 1)
})
