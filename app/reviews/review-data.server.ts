import type { AggregateRating, Review } from 'schema-dts'
import { photoPath } from '#commerce/model/review-photos.ts'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'

type ReviewData = { readonly aggregateRating?: AggregateRating; readonly review?: Review[] }

/** The rating and the newest reviews for search engines: only published ones, as the page shows them. */
export function reviewData(stored: StoredReviews | null, origin: string): ReviewData {
  if (stored === null) return {}
  const { summary, reviews } = stored
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.averageRating,
      reviewCount: summary.totalReviews,
    },
    review: reviews.map(({ name, rating, text, createdAt, photos }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: createdAt.slice(0, 10),
      reviewBody: text,
      ...(photos.length > 0 && {
        image: photos.map((photo) => new URL(photoPath(photo, 'large'), origin).href),
      }),
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    })),
  }
}
