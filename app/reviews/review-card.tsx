import { Button } from '#app/ui/button.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { reviews } from '#content/reviews.ts'
import type { LocalReview } from './local-review.ts'

export type ReviewCardProps = { review: LocalReview; onHelpful: () => void }

/** One review. The helpful button works once and then stays pressed. */
export function ReviewCard({ review, onHelpful }: ReviewCardProps) {
  const { name, rating, text, date, createdAt, helpful, helpedHere } = review
  return (
    <article className="grid gap-2 border-b-2 border-line py-5 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{name}</b>
        <Stars rating={rating} />
        <time dateTime={createdAt} className="text-sm text-muted">
          {date}
        </time>
      </p>
      <p className="max-w-prose whitespace-pre-line">{text}</p>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        aria-pressed={helpedHere}
        aria-disabled={helpedHere}
        onClick={() => {
          if (!helpedHere) onHelpful()
        }}
      >
        {reviews.helpful(helpful)}
        <span className="sr-only">{reviews.reviewBy(name)}</span>
      </Button>
    </article>
  )
}
