import { VALIDATION_ERROR } from '#app/forms/use-submission.ts'
import type { Toast } from '#app/toasts/toasts.tsx'
import type { FormErrors } from '#commerce/model/forms/check-form.ts'
import { reviewProblems } from '#content/form-problems.ts'
import { reviews } from '#content/reviews.ts'

/** A value over the length limit is reported as invalid, not as missing. */
export function invalidReviewToast({ name, text }: FormErrors): Toast {
  const isMissing = name === reviewProblems.name || text === reviewProblems.text
  return isMissing ? { title: reviews.incomplete, tone: 'destructive' } : VALIDATION_ERROR
}
