import type { AppliedCodes } from '#app/cart/store/applied-codes.ts'
import { toCodeDetails } from '#app/cart/store/use-order-codes.ts'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'

/** The body of a checkout request without its lines. */
export type CheckoutDetails = {
  readonly email: string
  readonly paymentMethod: CheckoutInput['paymentMethod']
  readonly code?: string
  readonly referralCode?: string
  readonly shippingAddress: {
    readonly firstName: string
    readonly lastName: string
    readonly address1: string
    readonly city: string
    readonly province: string
    readonly zip: string
    readonly phone: string
  }
}

/** Converts the validated form to a request (specification section 3, Shipping address sent on). */
export function toDetails(
  { email, paymentMethod, address, state, zipCode, ...person }: CheckoutInput,
  codes: AppliedCodes,
): CheckoutDetails {
  return {
    email,
    paymentMethod,
    ...toCodeDetails(codes),
    shippingAddress: { ...person, address1: address, province: state, zip: zipCode },
  }
}
