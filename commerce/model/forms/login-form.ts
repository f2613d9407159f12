import * as z from 'zod/mini'
import { checkForm, type FormResult } from './check-form.ts'
import { emailRule, passwordRule } from './text-rules.ts'

const login = z.object({ email: emailRule(), password: passwordRule() })

export type LoginInput = z.infer<typeof login>

/** Checks the login form (specification section 5). */
export function checkLogin(input: unknown): FormResult<LoginInput> {
  return checkForm(login, input)
}
