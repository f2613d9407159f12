import { VALIDATION_ERROR } from '#app/forms/use-submission.ts'
import type { Toast } from '#app/toasts/toasts.tsx'
import type { FormErrors } from '#commerce/model/forms/check-form.ts'
import { reviewProblems } from '#content/form-problems.ts'
import { reviews } from '#content/reviews.ts'

/** Of all messages about the form: a later one replaces an earlier one. */
export const REVIEW_TOPIC = 'review'

/** A value over the length limit is reported as invalid, not as missing. */
export function invalidReviewToast({ name, text }: FormErrors): Toast {
  const isMissing = name === reviewProblems.name || text === reviewProblems.text
  const words: Toast = isMissing
    ? { title: reviews.incomplete, tone: 'destructive' }
    : VALIDATION_ERROR
  return { ...words, topic: REVIEW_TOPIC }
}
