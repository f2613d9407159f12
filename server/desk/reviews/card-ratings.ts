import { type CardRating, type CardRatings, SHOP_ITSELF } from '#commerce/model/shop-reviews.ts'
import type { ProductRatings } from '#desk/reviews/rate-products.ts'

/** Each page carries the ratings, some twenty bytes a product. */
const MAX_SHOWN = 100

/** Ratings for the cards of the products with most reviews, computed once for the same ratings. */
export function createCardRatings() {
  let lastRatings: ProductRatings | null = null
  let cards: CardRatings | null = null
  return {
    /** Null when no product has a rating. */
    of(ratings: ProductRatings): CardRatings | null {
      if (ratings !== lastRatings) cards = toCards(ratings)
      lastRatings = ratings
      return cards
    },
  }
}

function toCards(ratings: ProductRatings): CardRatings | null {
  const rated = [...ratings].filter(([id]) => id !== SHOP_ITSELF)
  const mostReviewed = rated
    .toSorted(([, one], [, other]) => other.count - one.count)
    .slice(0, MAX_SHOWN)
  const entries = mostReviewed.map(([id, { average, count }]): [string, CardRating] => [
    id.slice(id.lastIndexOf('/') + 1),
    [Math.round(average * 10) / 10, count],
  ])
  return entries.length > 0 ? Object.fromEntries(entries) : null
}
