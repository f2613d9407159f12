import * as z from 'zod/mini'
import { checkForm, type FormResult } from './check-form.ts'
import { emailRule } from './text-rules.ts'

const newsletter = z.object({ email: emailRule() })

export type NewsletterInput = z.infer<typeof newsletter>

/** Checks the newsletter's one field (specification section 5). */
export function checkNewsletter(input: unknown): FormResult<NewsletterInput> {
  return checkForm(newsletter, input)
}
