import * as z from 'zod/mini'
import { accountProblems, fieldNames } from '#content/form-problems.ts'
import { checkForm, type FormResult } from './check-form.ts'
import { stripMarkup } from './strip-markup.ts'
import { emailRule, nameRule, passwordRule } from './text-rules.ts'

const strongEnough = /^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])/

const signup = z
  .object({
    name: nameRule(fieldNames.name, { max: 50, spaces: true }),
    email: emailRule(),
    password: passwordRule().check(z.regex(strongEnough, accountProblems.weakPassword)),
    confirmPassword: z.string(accountProblems.mismatch),
  })
  .check(
    z.refine(({ password, confirmPassword }) => stripMarkup(confirmPassword) === password, {
      path: ['confirmPassword'],
      error: accountProblems.mismatch,
    }),
  )

export type SignupInput = z.infer<typeof signup>

/** Checks the signup form (specification section 5). */
export function checkSignup(input: unknown): FormResult<SignupInput> {
  return checkForm(signup, input)
}
