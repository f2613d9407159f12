import { useRating } from '#app/reviews/use-rating.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import { signals } from '#content/product-signals.ts'
import { useFigures } from './use-figures.ts'

export type RatingProps = {
  productId: string
  /** Published reviews, which replace the figures' rating. */
  stored?: StoredReviews | null | undefined
}

/** Rating, including the reviews written in this browser; nothing without figures. */
export function Rating({ productId, stored }: RatingProps) {
  const rating = useRating(productId, useFigures().ratingOf(productId), stored ?? null)
  if (!rating) return null
  return (
    <a
      href="#reviews"
      className="inline-flex min-h-touch flex-wrap items-center gap-2 hover:text-coral-text max-md:-my-2"
    >
      <Stars rating={rating.averageRating} label="" />
      <span className="sr-only">{signals.rated.before}</span>{' '}
      <b>{rating.averageRating.toFixed(1)}</b>{' '}
      <span className="sr-only">{signals.rated.after}</span>{' '}
      <span className="text-sm underline decoration-coral decoration-2 underline-offset-4">
        {signals.reviews(rating.totalReviews)}
      </span>
    </a>
  )
}

export type SoldTodayProps = {
  productId: string
  /** Reserves the space, because another variant shows it. */
  isHidden: boolean
}

/** How many were sold in the past day; nothing without figures. */
export function SoldToday({ productId, isHidden }: SoldTodayProps) {
  const sold = useFigures().soldInPastDay(productId)
  if (sold === null) return null
  return (
    <Badge tone="marigold" className={classNames(isHidden && 'invisible')}>
      {sold} {signals.sold}
    </Badge>
  )
}
