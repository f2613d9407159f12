import { RatingBars } from '#app/ui/rating-bars.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { RatingSummary as Summary } from '#commerce/model/figures/figures.ts'

/** The average, how many ratings it is made of, and how they are spread. */
export function RatingSummary({ summary }: { summary: Summary }) {
  const { averageRating, totalReviews, distribution } = summary
  return (
    <div className="grid content-start gap-4 self-start rounded-card border-2 border-line p-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-display text-5xl leading-none text-coral-text">
          {averageRating.toFixed(1)}
        </span>
        <span className="grid">
          <Stars rating={averageRating} className="text-lg" />
          <span className="text-sm text-muted">
            {totalReviews.toLocaleString('en-IN')} {totalReviews === 1 ? 'review' : 'reviews'}
          </span>
        </span>
      </p>
      <RatingBars counts={distribution} />
    </div>
  )
}
