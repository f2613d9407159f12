import { useId } from 'react'
import { useForm } from '#app/forms/use-form.ts'
import { FormNotice } from '#app/shop/form-notice.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { StarInput } from '#app/ui/star-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { checkReview, type ReviewInput } from '#commerce/model/forms/review-form.ts'
import { reviews } from '#content/reviews.ts'
import { invalidReviewToast, REVIEW_TOPIC } from './invalid-review-toast.ts'
import { FIRST_RATING } from './review-fields.tsx'

export type ReviewFormProps = {
  id: string
  title: string
  productId?: string
  /** Called with a valid review after the form is cleared. */
  onReview: (review: ReviewInput) => void
}

/** A form to review a game (specification section 4, Review form). */
export function ReviewForm({ id, title, onReview }: ReviewFormProps) {
  const headingId = useId()
  const { formProps, field, isBusy, reset } = useForm<ReviewInput>({
    check: checkReview,
    invalidToast: invalidReviewToast,
    onSubmit(review) {
      reset()
      showToast({ ...reviews.thanks, tone: 'success', topic: REVIEW_TOPIC })
      onReview(review)
    },
  })
  return (
    <form
      {...formProps}
      id={id}
      aria-labelledby={headingId}
      className="grid scroll-mt-20 gap-4 rounded-card border-2 border-line p-5"
    >
      <h3 id={headingId} className="text-xl">
        {reviews.form(title)}
      </h3>
      <StarInput label={reviews.fields.rating} defaultValue={FIRST_RATING} {...field('rating')} />
      <TextField label={reviews.fields.name} autoComplete="name" required {...field('name')} />
      <TextArea label={reviews.fields.text} required {...field('text')} />
      <FormNotice about="review" />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {reviews.submit}
      </Button>
    </form>
  )
}
