import type { Stars } from './figures/figures.ts'
import type { ShownReview, ShownReviews, StoredReviews } from './shop-reviews.ts'
import { fieldsOf } from './stored-fields.ts'

/** Reads published reviews and their rating from the shop's response; null when invalid. */
export function readStoredReviews(value: unknown): StoredReviews | null {
  const { averageRating, totalReviews, distribution } = fieldsOf(fieldsOf(value).summary)
  const page = readShownReviews(value)
  if (page === null || typeof averageRating !== 'number' || typeof totalReviews !== 'number') {
    return null
  }
  const counts = fieldsOf(distribution)
  const countOf = (stars: Stars) => Number(counts[stars] ?? 0)
  return {
    ...page,
    summary: {
      averageRating,
      totalReviews,
      distribution: { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) },
    },
  }
}

/** Reads a page of published reviews; null when invalid. */
export function readShownReviews(value: unknown): ShownReviews | null {
  const { reviews, next } = fieldsOf(value)
  if (!Array.isArray(reviews)) return null
  return {
    reviews: reviews.flatMap((review) => readShownReview(review) ?? []),
    next: typeof next === 'number' ? next : null,
  }
}

function readShownReview(value: unknown): ShownReview | null {
  const { id, name, rating, text, isVerified, answer, helpful, createdAt, photos } = fieldsOf(value)
  if (typeof id !== 'number' || typeof name !== 'string' || typeof text !== 'string') return null
  if (typeof rating !== 'number' || rating < 1 || rating > 5) return null
  if (typeof helpful !== 'number' || typeof createdAt !== 'string') return null
  return {
    id,
    name,
    text,
    helpful,
    createdAt,
    isVerified: isVerified === true,
    answer: typeof answer === 'string' ? answer : null,
    photos: Array.isArray(photos) ? photos.filter((photo) => Number.isSafeInteger(photo)) : [],
    // The desk stores a whole number from 1 to 5.
    rating: Math.round(rating) as Stars,
  }
}
