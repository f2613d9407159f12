import { expect, test } from 'vitest'
import { isLowStock, noEvidence } from './product-evidence.ts'
import { readEvidence } from './read-evidence.ts'

const sales = { soldInPastDay: 4, boughtInPastHour: 0, lastPurchase: null }
const lastPurchase = { city: 'Pune', minutesAgo: 3 }

const review = {
  id: 1,
  name: 'Asha',
  rating: 4,
  text: 'Loud.',
  isVerified: true,
  answer: null,
  helpful: 2,
  createdAt: '2026-01-05T12:00:00.000Z',
  photos: [3],
}
const distribution = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 }
const reviews = {
  summary: { averageRating: 4, totalReviews: 1, distribution },
  reviews: [review],
  next: null,
}

test('reads sales, remaining stock and reviews', () => {
  const left = { a: 1, b: 5 }
  const evidence = { sales: { ...sales, lastPurchase }, left, reviews }
  expect(readEvidence(JSON.parse(JSON.stringify(evidence)))).toEqual(evidence)
})

test.each([
  null,
  'nothing',
  [],
  {},
  { sales: 7, left: 'few' },
  { sales: { soldInPastDay: '4' } },
  { sales: { soldInPastDay: 4 } },
  { sales: { boughtInPastHour: 4 } },
])('reads %j as no evidence', (answer) => expect(readEvidence(answer)).toEqual(noEvidence))

test('drops invalid parts', () => {
  const left = { a: 2, b: '3', c: 0, d: 6 }
  const odd = { ...reviews, reviews: [review, { ...review, rating: 9 }, 'x'] }
  const answer = { sales: { ...sales, lastPurchase: { city: 'Pune' } }, left, reviews: odd }
  expect(readEvidence(answer)).toEqual({ sales, left: { a: 2 }, reviews })
})

test.each([{ city: 7, minutesAgo: 3 }, { city: 'Pune', minutesAgo: '3' }, 'Pune'])(
  'drops an invalid purchase: %j',
  (purchase) => {
    expect(readEvidence({ sales: { ...sales, lastPurchase: purchase }, left: {} }).sales).toEqual(
      sales,
    )
  },
)

test.each([
  [null, false],
  [-1, false],
  [0, false],
  [1, true],
  [5, true],
  [6, false],
])('a stock of %j is low: %j', (quantity, isLow) => expect(isLowStock(quantity)).toBe(isLow))
