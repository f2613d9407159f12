/** Reviews of a game, and what the figures say about it. */
export const reviewedId = 'gid://shopify/Product/7'

export const reviewSummary = {
  averageRating: 4.6,
  totalReviews: 312,
  distribution: { 5: 220, 4: 60, 3: 20, 2: 8, 1: 4 },
}

/** As a browser stores it. */
export const storedReview = {
  id: '1',
  name: 'Kabir',
  rating: 4,
  text: 'Loud.',
  date: 'January 2, 2026',
  helpful: 0,
  helpedHere: false,
  createdAt: '2026-01-02T12:00:00.000Z',
}
