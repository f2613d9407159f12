import * as z from 'zod/mini'
import { checkForm, type FormResult } from './check-form.ts'
import { requiredTextRule } from './text-rules.ts'

const STARS_MESSAGE = 'Please choose 1 to 5 stars'

const review = z.object({
  name: requiredTextRule('Please enter your name').check(
    z.maxLength(50, 'Please keep your name under 50 characters'),
  ),
  // Form data is text.
  rating: z.coerce
    .number(STARS_MESSAGE)
    .check(z.int(STARS_MESSAGE), z.gte(1, STARS_MESSAGE), z.lte(5, STARS_MESSAGE)),
  text: requiredTextRule('Please write a few words').check(
    z.maxLength(2000, 'Please keep your review under 2,000 characters'),
  ),
})

export type ReviewInput = z.infer<typeof review>

/** Checks a review: a name, a text, one to five stars (specification section 5). */
export function checkReview(input: unknown): FormResult<ReviewInput> {
  return checkForm(review, input)
}
