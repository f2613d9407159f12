import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'

/** The cart as the checkout page uses it: handed in by the route, where the areas meet. */
export type CheckoutCart = {
  readonly lines: readonly CartLine[]
  /** False on the server and until the browser's storage has been read. */
  readonly isRestored: boolean
  /** The lines of this moment, which may be newer than those of the last drawing. */
  readonly readLines: () => readonly CartLine[]
  /** Takes over the store's prices and stock of now; settles when that is done or cannot be. */
  readonly refresh: () => Promise<unknown>
  readonly remove: (variantId: string) => void
  /** Why the store could not be asked, so that the lines show what was stored; null when it was. */
  readonly trouble: 'unreachable' | 'failed' | null
}

/** What a checkout is asked for with besides its lines, as the shop's helper takes it. */
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

/** The way to the hosted checkout. */
export type CheckoutStart = {
  readonly isBusy: boolean
  readonly start: (lines: readonly CartLine[], details: CheckoutDetails) => Promise<void>
  /** Why the store said no the last time; null when it did not. */
  readonly refusal: CheckoutRefusal | null
}

/** What the route hands to the page. */
export type CheckoutSource = { readonly cart: CheckoutCart; readonly checkout: CheckoutStart }

/**
 * A hook, always the same one: the page's parts ask for the cart themselves. New props would make
 * the browser throw away what the server drew, and what was typed into it, before their script is there.
 */
export type UseCheckoutSource = () => CheckoutSource

export type CheckoutRefusal = {
  readonly message: string
  /** The line it is about; null when it is about the whole. */
  readonly variantId: string | null
}

/** The checked form as the checkout helper takes it (specification section 3, Shipping address sent on). */
export function toDetails(
  { email, paymentMethod, address, state, zipCode, ...person }: CheckoutInput,
  code: string | null,
  referralCode: string | null,
): CheckoutDetails {
  return {
    email,
    paymentMethod,
    ...(code !== null && { code }),
    ...(referralCode !== null && { referralCode }),
    shippingAddress: { ...person, address1: address, province: state, zip: zipCode },
  }
}
