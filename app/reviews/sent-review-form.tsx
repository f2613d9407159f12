import { useId, useRef, useState } from 'react'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { createFormStorage } from '#app/forms/form-storage.ts'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { useQueuedForm } from '#app/shop/use-queued-form.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  checkSentReview,
  type ReviewInput,
  type SentReviewInput,
} from '#commerce/model/forms/review-form.ts'
import { reviews } from '#content/reviews.ts'
import { invalidReviewToast, REVIEW_TOPIC } from './invalid-review-toast.ts'
import { ReviewFields } from './review-fields.tsx'
import { REVIEW_PATH } from './review-path.ts'
import { sendReview } from './send-review.ts'

const PhotoField = lazyPart(() => import('./photo-field.tsx').then((part) => part.PhotoField))

const keyOf = (productId: string) => `party-gully-reviews-unsent-${productId}`

/** Whether a review waits for the network. Browser only. */
export const isReviewQueued = (productId: string) =>
  createFormStorage(keyOf(productId)).read().isQueued

export type SentReviewFormProps = {
  id: string
  title: string
  productId: string
  /** Called with the stored review, after the form is cleared. */
  onReview: (review: ReviewInput) => void
}

/** A form that sends reviews to the shop; without a network the review waits (decision 67). */
export function SentReviewForm({ id, title, productId, onReview }: SentReviewFormProps) {
  const headingId = useId()
  const [stars] = useState(() => createFormStorage(keyOf(productId)).read().fields.rating)
  const [photos, setPhotos] = useState<Promise<readonly Blob[]> | null>(null)
  const sent = useRef<{ review: SentReviewInput; message: string }>(null)
  const { formProps, field, isBusy, isQueued } = useQueuedForm<SentReviewInput>({
    storageKey: keyOf(productId),
    check: checkSentReview,
    invalidToast: invalidReviewToast,
    async send(review, key, signal) {
      const outcome = await sendReview(
        { ...review, product: productId },
        { photos: (await photos) ?? [], key, signal },
      )
      if (outcome.type === 'sent') sent.current = { review, message: outcome.answer }
      return outcome
    },
    onSent() {
      if (sent.current === null) return
      const { review, message } = sent.current
      showToast({
        title: reviews.stored.title,
        description: message,
        tone: 'success',
        topic: REVIEW_TOPIC,
      })
      onReview(review)
    },
  })
  return (
    <form
      {...formProps}
      id={id}
      action={REVIEW_PATH}
      aria-labelledby={headingId}
      className="grid scroll-mt-20 gap-4 rounded-card border-2 border-line p-5"
    >
      <h3 id={headingId} className="text-xl">
        {reviews.form(title)}
      </h3>
      <input type="hidden" name="product" value={productId} />
      <ReviewFields field={field} stars={stars} />
      <PhotoField onChange={setPhotos} />
      <FormNotice about="sentReview" />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {isBusy ? reviews.busy : reviews.submit}
      </Button>
      <p role="status" className="font-bold empty:hidden">
        {isQueued && !isBusy && reviews.unsent}
        {isQueued && !isBusy && photos && ` ${reviews.unsentPhotos}`}
      </p>
    </form>
  )
}
