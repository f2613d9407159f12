import { VALIDATION_ERROR } from '#app/forms/use-submission.ts'
import type { Toast } from '#app/toasts/toasts.tsx'
import type { FormErrors } from '#commerce/model/forms/check-form.ts'
import { reviewProblems } from '#content/form-problems.ts'
import { reviews } from '#content/reviews.ts'

/** What is only too long is not missing. */
export function invalidReviewToast({ name, text }: FormErrors): Toast {
  const isMissing = name === reviewProblems.name || text === reviewProblems.text
  return isMissing ? { title: reviews.incomplete, tone: 'destructive' } : VALIDATION_ERROR
}
