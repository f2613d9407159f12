import * as z from 'zod/mini'
import { accountProblems, fieldNames } from '#content/form-problems.ts'
import { checkForm, type FormResult } from './check-form.ts'
import { stripMarkup } from './strip-markup.ts'
import { emailRule, nameRule, passwordRule, requiredTextRule } from './text-rules.ts'

const login = z.object({ email: emailRule(), password: passwordRule() })

export type LoginInput = z.infer<typeof login>

/** Checks the login form (specification section 5). */
export function checkLogin(input: unknown): FormResult<LoginInput> {
  return checkForm(login, input)
}

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

const forgotPassword = z.object({
  email: requiredTextRule(accountProblems.noEmail),
})

export type ForgotPasswordInput = z.infer<typeof forgotPassword> & {
  /** Whether the text is a valid e-mail address, so that a link can be sent to it. */
  readonly isAddress: boolean
}

/** Checks the forgot password form, which only requires a non-empty e-mail (specification section 5). */
export function checkForgotPassword(input: unknown): FormResult<ForgotPasswordInput> {
  const checked = checkForm(forgotPassword, input)
  if (!checked.ok) return checked
  const isAddress = emailRule().safeParse(checked.value.email).success
  return { ok: true, value: { ...checked.value, isAddress } }
}
