import { useState } from 'react'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { Button } from '#app/ui/button.tsx'
import type { ShownReviews, StoredReviews } from '#commerce/model/shop-reviews.ts'
import { reviews as words } from '#content/reviews.ts'
import { requestReviews } from './request-reviews.ts'
import type { PhotoZoom } from './review-photos.tsx'
import { StoredReviewCard } from './stored-review-card.tsx'

type StoredReviewListProps = {
  productId: string
  stored: StoredReviews
  zoom: PhotoZoom | undefined
}

/** The published reviews of a product: the newest, and the others on demand. */
export function StoredReviewList({ productId, stored, zoom }: StoredReviewListProps) {
  const [later, setLater] = useState<readonly ShownReviews[]>([])
  const [state, setState] = useState<'quiet' | 'busy' | 'failed'>('quiet')
  const pages = [stored, ...later]
  const reviews = pages.flatMap((page) => page.reviews)
  const next = pages.at(-1)?.next ?? null

  async function showMore(before: number) {
    setState('busy')
    const page = await requestReviews(productId, before)
    setState(page ? 'quiet' : 'failed')
    if (page) setLater([...later, page])
  }

  return (
    <>
      <p className="text-sm text-muted">{words.howVerified}</p>
      <div>
        {reviews.map((review) => (
          <StoredReviewCard key={review.id} review={review} zoom={zoom} />
        ))}
      </div>
      {next !== null && (
        <Button
          ref={moveFocusOnUnmount}
          variant="outline"
          className="justify-self-start noscript:hidden"
          busy={state === 'busy'}
          onClick={() => void showMore(next)}
        >
          {words.more}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {state === 'failed' && words.moreFailed}
        {state === 'quiet' && later.length > 0 && (
          <span className="sr-only">{words.shown(reviews.length)}</span>
        )}
      </p>
    </>
  )
}
