import { RatingBars } from '#app/ui/rating-bars.tsx'
import { Stars } from '#app/ui/stars.tsx'
import type { RatingSummary } from '#commerce/model/figures/figures.ts'
import { reviews } from '#content/reviews.ts'

type RatingPanelProps = { summary: RatingSummary }

/** The average, the number of ratings and their distribution. */
export function RatingPanel({ summary }: RatingPanelProps) {
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

/** The panel's place where nobody wrote a review: bars over no word to read would promise more than there is. */
export function RatingLine({ summary, note }: RatingPanelProps & { note: string }) {
  const { averageRating, totalReviews } = summary
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Stars rating={averageRating} className="text-lg" />
      <b>{averageRating.toFixed(1)}</b>
      <span className="text-sm text-muted">{reviews.ratings(totalReviews)}</span>
      <span className="empty:hidden">{note}</span>
    </p>
  )
}
