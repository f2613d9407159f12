import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import {
  type CartUserError,
  type CartWarningMessage,
  type CheckoutUserError,
  toCheckoutUserErrors,
} from '#commerce/operations/checkout-user-errors.ts'
import type { LegacyCartFieldsFragment } from '#commerce/schema/operations.generated.ts'

/** Payload of a cart mutation that selects `LegacyCartFields`. */
export type LegacyPayload = {
  readonly cart: LegacyCartFieldsFragment | null
  readonly userErrors: readonly CartUserError[]
  readonly warnings: readonly CartWarningMessage[]
}

/** An error whose message is the store's errors as JSON, or the list of user errors. */
export type ProviderRejection = Error | readonly CheckoutUserError[]

/** Errors and warnings as one list: a changed cart may have either. */
export function userErrorsOf(payload: LegacyPayload | null): CheckoutUserError[] {
  return toCheckoutUserErrors(payload?.userErrors ?? [], payload?.warnings)
}

/** The rejection for a payload without a cart (specification section 8, Provider rejection). */
export function toRejection(
  mutation: string,
  userErrors: readonly CheckoutUserError[],
): ProviderRejection {
  if (userErrors.length > 0) return userErrors
  return new Error(`The ${mutation} mutation failed due to an unknown error.`)
}

/** The store's errors if it gave any, else the fault. */
export function toMutationRejection(error: unknown): unknown {
  if (!(error instanceof StorefrontFault) || error.errors.length === 0) return error
  return new Error(JSON.stringify(error.errors))
}

/** The answer to a query; rejects like the published client. */
export const readOrReject = <Data>(request: Promise<Data>): Promise<Data> =>
  request.catch((error: unknown) => Promise.reject(toReadRejection(error)))

/** The store's errors or the default message; connection errors pass unchanged. */
function toReadRejection(error: unknown): unknown {
  if (!(error instanceof StorefrontFault)) return error
  if (error.errors.length > 0) return error.errors
  return error.kind === 'shape' ? [{ message: 'an unknown error has occurred' }] : error
}
