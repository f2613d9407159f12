import * as z from 'zod/mini'
import { accountProblems } from '#content/form-problems.ts'
import { checkForm, type FormResult } from './check-form.ts'
import { requiredTextRule } from './text-rules.ts'

const forgotPassword = z.object({
  email: requiredTextRule(accountProblems.noEmail),
})

export type ForgotPasswordInput = z.infer<typeof forgotPassword>

/** Checks the forgot password form, which only requires a non-empty e-mail (specification section 5). */
export function checkForgotPassword(input: unknown): FormResult<ForgotPasswordInput> {
  return checkForm(forgotPassword, input)
}
