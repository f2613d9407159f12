import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import type { CartFieldsFragment, Documents } from '#commerce/schema/operations.generated.ts'
import { cartFields, cartLineFields } from './cart-fields.ts'
import { checkNullable, checkObject } from './check-shape.ts'
import { listLater, PAGE_SIZE } from './list-pages.ts'
import { readStoreCart } from './read-store-cart.ts'

export const cartById: Documents['CartById'] = /* GraphQL */ `
query CartById($cartId: ID!) @inContext(country: IN, language: EN) {
  cart(id: $cartId) { ...CartFields }
}
${cartFields}`

export const laterCartLines: Documents['LaterCartLines'] = /* GraphQL */ `
query LaterCartLines($cartId: ID!, $first: Int!, $after: String)
  @inContext(country: IN, language: EN) {
  cart(id: $cartId) {
    lines(first: $first, after: $after) {
      nodes { ...CartLineFields }
      pageInfo { hasNextPage endCursor }
    }
  }
}
${cartLineFields}`

/** Null for a cart that is unknown, expired or ordered. */
export async function findCart(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<StoreCart | null> {
  const data = await client.query(cartById, { cartId }, options)
  const cart = checkNullable(data.cart, 'cart')
  return cart && readWholeCart(client, cart, options)
}

/**
 * Fetches the lines beyond the first 250 by cursor.
 * @throws StorefrontFault of kind `shape`
 */
export async function readWholeCart(
  client: StorefrontClient,
  node: CartFieldsFragment,
  options?: RequestOptions,
): Promise<StoreCart> {
  const { lines } = checkObject(node, 'cart')
  const later = await listLater(lines, 'cart.lines', async (after) => {
    const variables = { cartId: node.id, first: PAGE_SIZE, after }
    const data = await client.query(laterCartLines, variables, options)
    const cart = checkNullable(data.cart, 'cart')
    return cart && checkObject(cart.lines, 'cart.lines')
  })
  if (later === null) {
    throw new StorefrontFault('shape', 'The cart disappeared before all its lines were read.')
  }
  return readStoreCart(node, later)
}
