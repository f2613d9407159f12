import { RatingBars } from '#app/ui/rating-bars.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { RatingSummary } from '#commerce/model/figures/figures.ts'
import { reviews } from '#content/reviews.ts'

/** The average, the number of ratings and their distribution. */
export function RatingPanel({ summary }: { summary: RatingSummary }) {
  const { averageRating, totalReviews, distribution } = summary
  return (
    <div className="grid content-start gap-4 self-start rounded-card border-2 border-line p-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-display text-5xl leading-none text-coral-text">
          {averageRating.toFixed(1)}
        </span>
        <span className="grid">
          <Stars rating={averageRating} className="text-lg" />
          <span className="text-sm text-muted">{reviews.count(totalReviews)}</span>
        </span>
      </p>
      <RatingBars counts={distribution} />
    </div>
  )
}
