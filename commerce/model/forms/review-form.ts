import * as z from 'zod/mini'
import { reviewProblems as problems } from '#content/form-problems.ts'
import { checkForm, type FormResult } from './check-form.ts'
import { countCharacters, emailRule, patternRule, requiredTextRule } from './text-rules.ts'

/** Reviews are stored in the browser, which has little space. */
const atMost = (max: number, tooLong: string) =>
  z.refine<string>((text) => countCharacters(text) <= max, tooLong)

const review = z.object({
  name: requiredTextRule(problems.name).check(atMost(50, problems.longName)),
  // Form data is text.
  rating: z.coerce
    .number(problems.rating)
    .check(z.int(problems.rating), z.gte(1, problems.rating), z.lte(5, problems.rating)),
  text: requiredTextRule(problems.text).check(atMost(2000, problems.longText)),
})

export type ReviewInput = z.infer<typeof review>

/** The merchant also receives the author's e-mail address and, optionally, the number of the order. */
const sentReview = z.extend(review, {
  email: emailRule(),
  order: z.optional(patternRule(/^[#\w-]{0,20}$/, problems.order)),
})

export type SentReviewInput = z.infer<typeof sentReview>

/** Checks a review: a name, a text, one to five stars (specification section 5). */
export function checkReview(input: unknown): FormResult<ReviewInput> {
  return checkForm(review, input)
}

/** Checks a review with its author's e-mail address and, optionally, an order number. */
export function checkSentReview(input: unknown): FormResult<SentReviewInput> {
  return checkForm(sentReview, input)
}
