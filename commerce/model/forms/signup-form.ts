import * as z from 'zod/mini'
import { checkForm, type FormResult } from './check-form.ts'
import { stripMarkup } from './strip-markup.ts'
import { emailRule, nameRule, passwordRule } from './text-rules.ts'

const strongEnough = /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])/

const MISMATCH = "Passwords don't match"

const signup = z
  .object({
    name: nameRule('Name', { max: 50, spaces: true }),
    email: emailRule(),
    password: passwordRule().check(
      z.regex(
        strongEnough,
        'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      ),
    ),
    confirmPassword: z.string(MISMATCH),
  })
  .check(
    z.refine(({ password, confirmPassword }) => stripMarkup(confirmPassword) === password, {
      path: ['confirmPassword'],
      error: MISMATCH,
    }),
  )

export type SignupInput = z.infer<typeof signup>

/** Checks the signup form (specification section 5). */
export function checkSignup(input: unknown): FormResult<SignupInput> {
  return checkForm(signup, input)
}
