import { describe, expect, it } from 'vitest'
import { readShownReviews, readStoredReviews } from './read-reviews.ts'
import { cardRatingOf } from './shop-reviews.ts'

const review = {
  id: 7,
  name: 'Kabir',
  rating: 4,
  text: 'Loud.',
  isVerified: true,
  answer: 'Thank you!',
  helpful: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
  photos: [1, 2],
}
const summary = {
  averageRating: 4.5,
  totalReviews: 2,
  distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
}

describe('a page of reviews', () => {
  it('is read whole', () => {
    expect(readShownReviews({ reviews: [review], next: 7 })).toEqual({ reviews: [review], next: 7 })
  })

  it.each([null, 'text', {}, { reviews: null }, { reviews: {} }])('%j is none', (value) => {
    expect(readShownReviews(value)).toBeNull()
  })

  it.each([null, undefined, '7'])('ends unless the next page has a number: %j', (next) => {
    expect(readShownReviews({ reviews: [], next })).toEqual({ reviews: [], next: null })
  })

  it.each([
    { id: '7' },
    { name: null },
    { text: 5 },
    { rating: '4' },
    { rating: 0 },
    { rating: 5.1 },
    { helpful: null },
    { createdAt: 0 },
  ])('leaves out a review with %j, and keeps the others', (wrong) => {
    const { reviews } = readShownReviews({ reviews: [{ ...review, ...wrong }, null, review] }) ?? {}
    expect(reviews).toEqual([review])
  })

  it.each([
    [{ rating: 1 }, { rating: 1 }],
    [{ rating: 5 }, { rating: 5 }],
    [{ rating: 3.6 }, { rating: 4 }],
    [{ isVerified: 'yes' }, { isVerified: false }],
    [{ answer: 5 }, { answer: null }],
    [{ photos: '1' }, { photos: [] }],
    [{ photos: [1, '2', 2.5, null, 3] }, { photos: [1, 3] }],
  ])('reads a review with %j as one with %j', (sent, read) => {
    const { reviews } = readShownReviews({ reviews: [{ ...review, ...sent }] }) ?? {}
    expect(reviews).toEqual([{ ...review, ...read }])
  })
})

describe('the reviews of a product', () => {
  const stored = { reviews: [review], next: null, summary }

  it('are read with their rating', () => {
    expect(readStoredReviews(stored)).toEqual(stored)
  })

  it('count no stars that the response leaves out', () => {
    expect(
      readStoredReviews({ ...stored, summary: { ...summary, distribution: { 5: 2 } } }),
    ).toEqual({
      ...stored,
      summary: { ...summary, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 2 } },
    })
  })

  it.each([
    { reviews: null },
    { summary: null },
    { summary: { ...summary, averageRating: '4.5' } },
    { summary: { ...summary, totalReviews: null } },
  ])('are none with %j', (wrong) => {
    expect(readStoredReviews({ ...stored, ...wrong })).toBeNull()
  })
})

it('a card’s rating is found by the number at the end of the product’s id', () => {
  const ratings = { 12: [4.5, 2] } as const
  expect(cardRatingOf(ratings, 'gid://shopify/Product/12')).toEqual([4.5, 2])
  expect(cardRatingOf(ratings, '12')).toEqual([4.5, 2])
  expect(cardRatingOf(ratings, 'gid://shopify/Product/2')).toBeNull()
  expect(cardRatingOf(null, 'gid://shopify/Product/12')).toBeNull()
})
