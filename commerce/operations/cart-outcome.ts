import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { Refusal } from '#commerce/model/refusal.ts'
import type { CartWarning, StoreCart } from '#commerce/model/store-cart.ts'
import type {
  CartErrorCode,
  CartFieldsFragment,
  CartWarningCode,
} from '#commerce/schema/operations.generated.ts'
import { checkList, checkNullable, checkObject, checkText } from './check-shape.ts'
import type { CheckoutErrorCode } from './checkout-error-codes.ts'
import {
  type CheckoutUserError,
  joinMessages,
  toCheckoutUserErrors,
} from './checkout-user-errors.ts'
import { cartById, readWholeCart } from './find-cart.ts'

/** Payload of every cart mutation; null when the store failed without a reason. */
export type CartPayload = {
  readonly cart: CartFieldsFragment | null
  readonly userErrors: readonly {
    readonly code: CartErrorCode | null
    readonly field: readonly string[] | null
    readonly message: string
  }[]
  readonly warnings: readonly {
    readonly code: CartWarningCode
    readonly message: string
    readonly target: string
  }[]
}

export type CartChanged = {
  readonly type: 'changed'
  readonly cart: StoreCart
  readonly warnings: readonly CartWarning[]
}

/**
 * `reason` and `field` come from the first error: its translated code (specification section 8) and its
 * path in the input, outermost first. `message` joins all errors.
 */
export type CartRefusal = Refusal<CheckoutErrorCode | 'UNKNOWN'> & {
  readonly field: readonly string[]
  readonly errors: readonly CheckoutUserError[]
}

export type CartOutcome = CartChanged | CartRefusal

export type CartRequest = {
  readonly client: StorefrontClient
  /** The mutation's name, for the message. */
  readonly mutation: string
}

/**
 * The outcome of a cart mutation: the cart with all lines, or the store's refusal.
 * @throws StorefrontFault without a cart or a reason (specification section 8, Provider rejection)
 */
export async function toCartOutcome(
  payload: CartPayload | null | undefined,
  { client, mutation }: CartRequest,
): Promise<CartOutcome> {
  const errors = payload ? readUserErrors(payload, mutation) : []
  const [first] = errors
  if (first !== undefined) {
    return {
      type: 'refused',
      reason: first.code ?? 'UNKNOWN',
      field: first.field ?? [],
      message: joinMessages(errors),
      errors,
    }
  }
  if (!payload?.cart) {
    throw new StorefrontFault('graphql', `The ${mutation} mutation failed due to an unknown error.`)
  }
  return {
    type: 'changed',
    cart: await readWholeCart(client, payload.cart),
    warnings: checkList(payload.warnings, `${mutation}.warnings`),
  }
}

function readUserErrors({ userErrors }: CartPayload, mutation: string): CheckoutUserError[] {
  const path = `${mutation}.userErrors`
  for (const error of checkList(userErrors, path)) {
    checkText(checkObject(error, path).message, `${path}.message`)
  }
  return toCheckoutUserErrors(userErrors)
}

/**
 * After a lost response, checks whether the mutation changed the cart: then returns what the store
 * would have answered, else null (specification section 8, Retry wrapper).
 * @param warningsFor null when the mutation did not happen, else the warnings it must have had
 */
export async function checkCartOutcome(
  client: StorefrontClient,
  cartId: string,
  warningsFor: (cart: StoreCart) => CartPayload['warnings'] | null,
): Promise<CartPayload | null> {
  const once = { retries: 0 }
  const data = await client.query(cartById, { cartId }, once)
  const cart = checkNullable(data.cart, 'cart')
  // The resent mutation gets the store's refusal for a missing cart.
  if (cart === null) return null
  const warnings = warningsFor(await readWholeCart(client, cart, once))
  return warnings && { cart, userErrors: [], warnings }
}
