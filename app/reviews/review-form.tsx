import { useId } from 'react'
import { useForm } from '#app/forms/use-form.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { StarInput } from '#app/ui/star-input.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ReviewInput } from '#commerce/model/forms/review-form.ts'
import { reviews } from '#content/reviews.ts'

/** What stars a form begins with (specification section 5). */
const FIRST_RATING = 5

const loadCheck = () =>
  import('#commerce/model/forms/review-form.ts').then(({ checkReview }) => checkReview)

export type ReviewFormProps = {
  id: string
  title: string
  /** A review that keeps the rules; the form has been emptied. */
  onReview: (review: ReviewInput) => void
}

/** Asks for a review of one game (specification section 4, Review form). */
export function ReviewForm({ id, title, onReview }: ReviewFormProps) {
  const headingId = useId()
  const { formProps, field, isBusy, reset } = useForm<ReviewInput>({
    loadCheck,
    invalidToast: { title: reviews.incomplete, tone: 'destructive' },
    onSubmit(review) {
      reset()
      showToast({ ...reviews.thanks, tone: 'success' })
      onReview(review)
    },
  })
  return (
    <form
      {...formProps}
      id={id}
      aria-labelledby={headingId}
      className="grid gap-4 rounded-card border-2 border-line p-5"
    >
      <h3 id={headingId} className="text-xl">
        Your review of {title}
      </h3>
      <StarInput label="Your rating" defaultValue={FIRST_RATING} {...field('rating')} />
      <TextField label="Your name" autoComplete="name" required {...field('name')} />
      <TextArea label="Your review" hint={reviews.hint} required {...field('text')} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        Submit Review
      </Button>
    </form>
  )
}
