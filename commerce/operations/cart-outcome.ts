import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { Refusal } from '#commerce/model/refusal.ts'
import type { CartWarning, StoreCart } from '#commerce/model/store-cart.ts'
import type {
  CartErrorCode,
  CartFieldsFragment,
  CartWarningCode,
} from '#commerce/schema/operations.generated.ts'
import { checkList, checkNullable, checkText } from './check-shape.ts'
import { cartById, readWholeCart } from './find-cart.ts'

/** What every cart mutation answers; the field itself is null when the store failed without saying why. */
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

/** `reason` is the provider's code, such as INVALID; `field` is where in the input, outermost first. */
export type CartRefusal = Refusal & { readonly field: readonly string[] }

export type CartOutcome = CartChanged | CartRefusal

export type CartRequest = {
  readonly client: StorefrontClient
  /** The mutation's name, for the message. */
  readonly mutation: string
  readonly options?: RequestOptions
}

/**
 * What came of a cart mutation, its cart with every line.
 * @throws StorefrontFault when there is neither a cart nor a reason (specification section 8, Provider rejection)
 */
export async function toCartOutcome(
  payload: CartPayload | null | undefined,
  { client, mutation, options }: CartRequest,
): Promise<CartOutcome> {
  const [refused] = payload ? checkList(payload.userErrors, `${mutation}.userErrors`) : []
  if (refused !== undefined) {
    const { code, field, message } = refused
    return {
      type: 'refused',
      reason: code ?? 'UNKNOWN',
      field: field ?? [],
      message: checkText(message, `${mutation}.userErrors.message`),
    }
  }
  if (!payload?.cart) {
    throw new StorefrontFault('graphql', `The ${mutation} mutation failed due to an unknown error.`)
  }
  return {
    type: 'changed',
    cart: await readWholeCart(client, payload.cart, options),
    warnings: checkList(payload.warnings, `${mutation}.warnings`),
  }
}

/**
 * Looks, after the answer to a mutation was lost, whether the cart is as the mutation would have left
 * it: then what the store would have answered, else null (specification section 8, Retry wrapper).
 * @param warningsFor null when the mutation was not carried out, else the warnings it must have had
 */
export async function lookAtCart(
  client: StorefrontClient,
  cartId: string,
  warningsFor: (cart: StoreCart) => CartPayload['warnings'] | null,
  options?: RequestOptions,
): Promise<CartPayload | null> {
  const once = { ...options, retries: 0 }
  const answer = await client.query(cartById, { cartId }, once)
  const cart = checkNullable(answer.cart, 'cart')
  // A cart that is gone is refused in the store's own words when the mutation is sent again.
  if (cart === null) return null
  const warnings = warningsFor(await readWholeCart(client, cart, once))
  return warnings && { cart, userErrors: [], warnings }
}
