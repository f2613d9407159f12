import * as z from 'zod/mini'
import { reviewProblems as problems } from '#content/form-problems.ts'
import { checkForm, type FormResult } from './check-form.ts'
import { countCharacters, requiredTextRule } from './text-rules.ts'

/** The browser keeps reviews, and has little room. */
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

/** Checks a review: a name, a text, one to five stars (specification section 5). */
export function checkReview(input: unknown): FormResult<ReviewInput> {
  return checkForm(review, input)
}
