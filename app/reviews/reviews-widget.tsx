import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { RatingSummary } from '#commerce/model/figures/figures.ts'
import type { ReviewInput } from '#commerce/model/forms/review-form.ts'
import type { ShownReview, StoredReviews } from '#commerce/model/shop-reviews.ts'
import { reviews as words } from '#content/reviews.ts'
import type { LocalReview } from './local-review.ts'
import { NoReviews } from './no-reviews.tsx'
import { RatingLine, RatingPanel } from './rating-panel.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewForm } from './review-form.tsx'
import type { PhotoZoom } from './review-photos.tsx'
import { isReviewQueued, SentReviewForm } from './sent-review-form.tsx'
import { StoredReviewList } from './stored-review-list.tsx'
import { useLocalReviews } from './use-local-reviews.ts'
import { useRating } from './use-rating.ts'

const headClass = {
  empty:
    'grid content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-line p-6 text-center',
  titled: 'flex flex-wrap items-center justify-between gap-x-2 gap-y-3',
  rated:
    'flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-line p-5 max-sm:grid',
  bare: 'grid justify-items-start',
} as const

export type ReviewsWidgetProps = {
  productId: string
  /** The product's title. */
  title: string
  /** The rating of the shop's figures; null when they have none. */
  summary: RatingSummary | null
  /**
   * Published reviews, whose rating replaces that of the figures; null without any. With measured figures, undefined
   * while they are unknown.
   */
  stored?: StoredReviews | null
  /** False below a heading of the page's own: the rating then stands in place of the title, in one card with the button. */
  isTitled?: boolean
  /** Opens the pictures of published reviews. */
  zoom?: PhotoZoom
}

/** A game's ratings, the reviews written in this browser, and a form to add one. */
export function ReviewsWidget(props: ReviewsWidgetProps) {
  const { productId, title, summary, stored, isTitled = true, zoom } = props
  const { reviews, add, markHelpful } = useLocalReviews(productId)
  const rating = useRating(productId, summary, stored)
  const { claims, figures } = useShop().settings
  const isSent = claims.queriesKept
  const Form = isSent ? SentReviewForm : ReviewForm
  const [isWriting, setWriting] = useState(false)
  // Opens the form, which sends a review that waits for the network.
  useEffect(() => {
    if (isSent && isReviewQueued(productId)) setWriting(true)
  }, [isSent, productId])
  const toggle = useRef<HTMLButtonElement>(null)
  const formId = useId()

  function showOwn(review: ReviewInput) {
    add(review)
    setWriting(false)
    // A review that waited for the network sends itself, while the shopper may be in another field.
    if (document.getElementById(formId)?.contains(document.activeElement)) toggle.current?.focus()
  }

  // A published review is among the stored ones.
  const shown = reviews.filter((local) => !stored?.reviews.some((each) => isSame(local, each)))

  const isUnwritten = shown.length === 0 && !stored
  const panel = isUnwritten ? null : rating
  const isEmpty = isUnwritten && !rating && !isWriting
  const notes = [isTitled && words.unwritten, !isWriting && words.none]
  const line = isUnwritten && rating && (
    <RatingLine summary={rating} note={notes.filter(Boolean).join(' ')} />
  )

  const head = isEmpty ? 'empty' : isTitled ? 'titled' : line ? 'rated' : 'bare'

  return (
    <div className="@container">
      <div className={classNames('grid gap-8', panel && '@2xl:grid-cols-[17rem_1fr]')}>
        {panel && <RatingPanel summary={panel} />}
        <div className="grid min-w-0 content-start gap-5">
          <div className={headClass[head]}>
            {isTitled ? <h2 className="text-2xl">{words.title}</h2> : line}
            {isEmpty && (
              <NoReviews isFirst={isSent && (stored === null || figures !== 'measured')} />
            )}
            <Button
              ref={toggle}
              variant="outline"
              className="noscript:hidden"
              aria-expanded={isWriting}
              aria-controls={isWriting ? formId : undefined}
              onClick={() => {
                // On a phone the form would open below the screen, behind the bar. Its scroll margin keeps the button above.
                flushSync(() => setWriting(!isWriting))
                document.getElementById(formId)?.scrollIntoView?.({ block: 'nearest' })
              }}
            >
              {isWriting ? words.cancel : words.write}
            </Button>
            {isSent && (
              <a
                href={`/review?product=${encodeURIComponent(productId)}`}
                className="link hidden noscript:inline"
                rel="nofollow"
              >
                {words.write}
              </a>
            )}
          </div>
          {isWriting && <Form id={formId} title={title} productId={productId} onReview={showOwn} />}
          {isTitled && line && <div className="rounded-card border-2 border-line p-5">{line}</div>}
          <div className="empty:hidden">
            {shown.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                onHelpful={() => markHelpful(review.id)}
              />
            ))}
          </div>
          {stored && <StoredReviewList productId={productId} stored={stored} zoom={zoom} />}
        </div>
      </div>
    </div>
  )
}

function isSame(local: LocalReview, { name, text, rating }: ShownReview): boolean {
  return local.name === name && local.text === text && local.rating === rating
}
