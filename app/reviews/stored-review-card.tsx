import { useEffect, useState } from 'react'
import { showToast } from '#app/toasts/toasts.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { INDIA_TIME_ZONE } from '#commerce/model/india-time.ts'
import type { ShownReview } from '#commerce/model/shop-reviews.ts'
import { reviews } from '#content/reviews.ts'
import { brand } from '#merchant/brand.ts'
import { REVIEW_TOPIC } from './invalid-review-toast.ts'
import { type PhotoZoom, ReviewPhotos } from './review-photos.tsx'
import { hasVoted, sendVote } from './send-vote.ts'

type StoredReviewCardProps = { review: ShownReview; zoom: PhotoZoom | undefined }

/** One published review, with its date, verification and the merchant's answer. Its button works once per browser. */
export function StoredReviewCard({ review, zoom }: StoredReviewCardProps) {
  const { id, name, rating, text, isVerified, answer, createdAt, photos } = review
  const [helpful, setHelpful] = useState(review.helpful)
  const [isPressed, setPressed] = useState(false)
  // Read after hydration: only the browser stores its votes.
  useEffect(() => setPressed(hasVoted(id)), [id])

  async function vote() {
    setPressed(true)
    const counted = await sendVote(id)
    if (counted !== null) return setHelpful(counted)
    setPressed(false)
    showToast({ ...reviews.voteFailed, tone: 'destructive', topic: REVIEW_TOPIC })
  }

  return (
    <article className="grid gap-2 border-b-2 border-line py-5 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{name}</b>
        <Stars rating={rating} />
        <Badge>{isVerified ? reviews.verified : reviews.unverified}</Badge>
        <time dateTime={createdAt} className="text-sm text-muted">
          {longDate(createdAt)}
        </time>
      </p>
      <p className="max-w-prose whitespace-pre-line">{text}</p>
      {photos.length > 0 && <ReviewPhotos name={name} photos={photos} zoom={zoom} />}
      {answer !== null && (
        <blockquote className="max-w-prose whitespace-pre-line border-l-4 border-line pl-4">
          <b className="block">{reviews.answer(brand.name)}</b>
          {answer}
        </blockquote>
      )}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start noscript:hidden"
        aria-pressed={isPressed}
        aria-disabled={isPressed}
        onClick={() => {
          if (!isPressed) void vote()
        }}
      >
        {reviews.helpful(helpful)}
        <span className="sr-only">{reviews.reviewBy(name)}</span>
      </Button>
    </article>
  )
}

/** The date format of reviews written in this browser, always in India's time zone. */
const longDate = (time: string) =>
  new Date(time).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: INDIA_TIME_ZONE,
  })
