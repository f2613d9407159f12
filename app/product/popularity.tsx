import { useRating } from '#app/reviews/use-rating.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Stars } from '#app/ui/stars.tsx'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import { signals } from '#content/product-signals.ts'
import { useFigures } from './use-figures.ts'

export type PopularityProps = {
  productId: string
  /** Published reviews, which replace the figures' rating. */
  stored?: StoredReviews | null | undefined
  /** `hidden` reserves the space, because another variant shows them. */
  sales: 'shown' | 'hidden' | 'none'
}

/**
 * Rating, including the reviews written in this browser, and sales; nothing without figures. On phones the sales are
 * beside the product's type (product.css).
 */
export function Popularity({ productId, stored, sales }: PopularityProps) {
  const figures = useFigures()
  const rating = useRating(productId, figures.ratingOf(productId), stored ?? null)
  const sold = sales === 'none' ? null : figures.soldInPastDay(productId)
  if (rating === null && sold === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:contents">
      {rating && (
        <a
          href="#reviews"
          className="inline-flex min-h-touch items-center gap-2 hover:text-coral-text max-md:-my-2"
        >
          <Stars rating={rating.averageRating} label="" />
          <span className="sr-only">{signals.rated.before}</span>{' '}
          <b>{rating.averageRating.toFixed(1)}</b>{' '}
          <span className="sr-only">{signals.rated.after}</span>{' '}
          <span className="text-sm underline decoration-coral decoration-2 underline-offset-4">
            {signals.reviews(rating.totalReviews)}
          </span>
        </a>
      )}
      {sold !== null && (
        <Badge
          tone="marigold"
          className={classNames('sold-today', sales === 'hidden' && 'invisible')}
        >
          {sold} {signals.sold}
        </Badge>
      )}
    </div>
  )
}
