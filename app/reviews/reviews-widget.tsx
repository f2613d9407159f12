import { useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { RatingSummary as Summary } from '#commerce/model/figures/figures.ts'
import type { ReviewInput } from '#commerce/model/forms/review-form.ts'
import { reviews as words } from '#content/reviews.ts'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewForm } from './review-form.tsx'
import { useLocalReviews } from './use-local-reviews.ts'
import { useRating } from './use-rating.ts'

export type ReviewsWidgetProps = {
  productId: string
  /** The product's title. */
  title: string
  /** Of the shop's figures, or null. */
  summary: Summary | null
}

/** A game's ratings, the reviews written in this browser, and a form to add one. */
export function ReviewsWidget({ productId, title, summary }: ReviewsWidgetProps) {
  const { reviews, add, markHelpful } = useLocalReviews(productId)
  const rating = useRating(productId, summary)
  const [isWriting, setWriting] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const formId = useId()

  function take(review: ReviewInput) {
    add(review)
    setWriting(false)
    toggle.current?.focus()
  }

  return (
    <div className="@container">
      <div className={classNames('grid gap-8', rating && '@2xl:grid-cols-[17rem_1fr]')}>
        {rating && <RatingSummary summary={rating} />}
        <div className="grid min-w-0 content-start gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-2xl">{words.title}</h2>
            <Button
              ref={toggle}
              variant="outline"
              className="noscript:hidden"
              aria-expanded={isWriting}
              aria-controls={isWriting ? formId : undefined}
              onClick={() => setWriting(!isWriting)}
            >
              {isWriting ? words.cancel : words.write}
            </Button>
          </div>
          {isWriting && <ReviewForm id={formId} title={title} onReview={take} />}
          {reviews.length === 0 && !isWriting && <p className="text-muted">{words.none}</p>}
          <div>
            {reviews.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                onHelpful={() => markHelpful(review.id)}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
