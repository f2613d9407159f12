import { useShop } from '#app/shop/shop-provider.tsx'
import type { RatingSummary } from '#commerce/model/figures/figures.ts'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import { addReviews, rateReviews } from './local-review.ts'
import { useLocalReviews } from './use-local-reviews.ts'

/**
 * A game's rating with the reviews written in this browser: added to the shop's figures, or alone when figures are
 * measured (decision 10, choice 3). Null when there is no rating.
 * @param summary the rating of the shop's figures; null when they have none
 * @param stored published reviews; if there are any, only they count
 */
export function useRating(
  productId: string,
  summary: RatingSummary | null,
  stored: StoredReviews | null = null,
): RatingSummary | null {
  const { reviews } = useLocalReviews(productId)
  const { figures } = useShop().settings
  if (stored) return stored.summary
  if (summary) return addReviews(summary, reviews)
  return figures === 'measured' ? rateReviews(reviews) : null
}
