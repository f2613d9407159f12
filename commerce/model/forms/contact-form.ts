import * as z from 'zod/mini'
import { fieldNames } from '#content/form-problems.ts'
import { checkForm, type FormResult } from './check-form.ts'
import { emailRule, nameRule, phoneRule, textRule } from './text-rules.ts'

const contact = z.object({
  name: nameRule(fieldNames.name, { max: 50, spaces: true }),
  email: emailRule(),
  // The form requires it (specification section 3), so the optional rule of section 5 never applies.
  phone: phoneRule(),
  query: textRule(fieldNames.query, { min: 10, max: 1000 }),
})

export type ContactInput = z.infer<typeof contact>

/** Checks the contact form (specification section 5). */
export function checkContact(input: unknown): FormResult<ContactInput> {
  return checkForm(contact, input)
}
