import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { LegacyCartFieldsFragment } from '#commerce/schema/operations.generated.ts'
import {
  type CartUserError,
  type CartWarningMessage,
  type CheckoutUserError,
  toCheckoutUserErrors,
} from './checkout-user-errors.ts'
import type { LegacyCheckout } from './legacy-checkout.ts'
import { type LegacyCheckoutOptions, toLegacyCheckout } from './to-legacy-checkout.ts'

/** What a cart mutation that asks for `LegacyCartFields` answers. */
export type LegacyPayload = {
  readonly cart: LegacyCartFieldsFragment | null
  readonly userErrors: readonly CartUserError[]
  /** Not asked for by every mutation. */
  readonly warnings?: readonly CartWarningMessage[]
}

/** Why a call failed: an error whose message is the store's errors as JSON, or the list of user errors. */
export type ProviderRejection = Error | readonly CheckoutUserError[]

export type LegacyAnswer =
  | {
      readonly type: 'answered'
      readonly checkout: LegacyCheckout
      /** Of errors and warnings: a changed cart may come with either. */
      readonly userErrors: readonly CheckoutUserError[]
    }
  | { readonly type: 'rejected'; readonly rejection: ProviderRejection }

/**
 * The answer of a cart mutation as a legacy checkout, or why there is none (specification section 8,
 * Provider rejection; reference 2a.3, Reject / resolve).
 * @param mutation its name, for the message
 * @param errors the answer's top-level errors
 */
export function readLegacyPayload(
  mutation: string,
  payload: LegacyPayload | null | undefined,
  { errors = [], log }: LegacyCheckoutOptions & { readonly errors?: readonly unknown[] } = {},
): LegacyAnswer {
  const userErrors = toCheckoutUserErrors(payload?.userErrors ?? [], payload?.warnings)
  if (payload?.cart) {
    return { type: 'answered', checkout: toLegacyCheckout(payload.cart, { log }), userErrors }
  }
  return { type: 'rejected', rejection: toRejection(mutation, errors, userErrors) }
}

function toRejection(
  mutation: string,
  errors: readonly unknown[],
  userErrors: readonly CheckoutUserError[],
): ProviderRejection {
  if (errors.length > 0) return new Error(JSON.stringify(errors))
  if (userErrors.length > 0) return userErrors
  return new Error(`The ${mutation} mutation failed due to an unknown error.`)
}

/** Why a mutation was rejected that our client could not bring through: the store's own errors, where it gave any. */
export function toMutationRejection(mutation: string, error: unknown): ProviderRejection {
  if (!(error instanceof StorefrontFault)) return toRejection(mutation, [], [])
  return error.errors.length > 0 ? toRejection(mutation, error.errors, []) : error
}

/** Why a read was rejected: the store's errors, or the default. */
export function toReadRejection(errors: readonly unknown[] = []): readonly unknown[] {
  return errors.length > 0 ? errors : [{ message: 'an unknown error has occurred' }]
}
