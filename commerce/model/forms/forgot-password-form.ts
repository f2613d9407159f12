import * as z from 'zod/mini'
import { accountProblems } from '#content/form-problems.ts'
import { checkForm, type FormResult } from './check-form.ts'
import { emailRule, requiredTextRule } from './text-rules.ts'

const forgotPassword = z.object({
  email: requiredTextRule(accountProblems.noEmail),
})

export type ForgotPasswordInput = z.infer<typeof forgotPassword> & {
  /** Whether a link can be sent to it at all. */
  readonly isAddress: boolean
}

/** Checks the forgot password form, which only requires a non-empty e-mail (specification section 5). */
export function checkForgotPassword(input: unknown): FormResult<ForgotPasswordInput> {
  const checked = checkForm(forgotPassword, input)
  if (!checked.ok) return checked
  const isAddress = emailRule().safeParse(checked.value.email).success
  return { ok: true, value: { ...checked.value, isAddress } }
}
