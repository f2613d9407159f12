import * as z from 'zod/mini'
import { pinCodePattern } from '#commerce/model/delivery-zone.ts'
import { checkoutProblems, fieldNames } from '#content/form-problems.ts'
import { checkForm, type FormResult } from './check-form.ts'
import { compactRule, emailRule, nameRule, phoneRule, placeRule, textRule } from './text-rules.ts'

export const paymentMethods = ['card', 'upi', 'cod'] as const

/** The rule of each field; the server's checkout helper uses them too. */
export const checkoutFields = {
  email: emailRule(),
  firstName: nameRule(fieldNames.firstName, { max: 30, spaces: false }),
  lastName: nameRule(fieldNames.lastName, { max: 30, spaces: false }),
  address: textRule(fieldNames.address, { min: 5, max: 200 }),
  city: placeRule(fieldNames.city),
  state: placeRule(fieldNames.state),
  zipCode: compactRule(pinCodePattern, checkoutProblems.zipCode),
  phone: phoneRule(),
  paymentMethod: z.enum(paymentMethods, checkoutProblems.paymentMethod),
}

const checkout = z.object(checkoutFields)

export type CheckoutInput = z.infer<typeof checkout>

/** Checks the checkout page's form (specification section 5). */
export function checkCheckout(input: unknown): FormResult<CheckoutInput> {
  return checkForm(checkout, input)
}
