import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import type {
  CartPresenceQuery,
  CartPresenceQueryVariables,
} from '#commerce/schema/operations.generated.ts'
import { checkNullable } from './check-shape.ts'

export const cartPresence: StorefrontDocument<CartPresenceQuery, CartPresenceQueryVariables> =
  /* GraphQL */ `
query CartPresence($cartId: ID!) @inContext(country: IN, language: EN) {
  cart(id: $cartId) { id }
}
`

/**
 * Whether the store still has this cart. It has not once the cart was ordered, and after the ten days that the provider
 * keeps a cart. Reads nothing of the buyer.
 */
export async function isCartOpen(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<boolean> {
  const { cart } = await client.query(cartPresence, { cartId }, options)
  return checkNullable(cart, 'cart') !== null
}
