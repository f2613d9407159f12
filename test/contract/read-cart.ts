import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import { cartById, readWholeCart } from '#commerce/operations/find-cart.ts'

/** A cart as the store has it; null when unknown. The shop itself reads a cart only together with a change. */
export async function readCart(
  client: StorefrontClient,
  cartId: string,
): Promise<StoreCart | null> {
  const { cart } = await client.query(cartById, { cartId })
  return cart && readWholeCart(client, cart)
}
