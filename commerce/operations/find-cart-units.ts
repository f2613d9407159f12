import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { checkCount, checkNodes, checkNullable, checkObject, checkText } from './check-shape.ts'

/** A cart has 250 lines at most (specification section 9). */
export const cartUnits: Documents['CartUnits'] = /* GraphQL */ `
query CartUnits($cartId: ID!) @inContext(country: IN, language: EN) {
  cart(id: $cartId) {
    lines(first: 250) {
      nodes { quantity merchandise { ... on ProductVariant { id } } }
      pageInfo { hasNextPage }
    }
  }
}
`

/**
 * The units in a store's cart, one entry for each line. Null once the cart has become an order, and after the ten days
 * that the provider keeps a cart. Reads nothing about the buyer.
 */
export async function findCartUnits(
  client: StorefrontClient,
  cartId: string,
  options?: RequestOptions,
): Promise<readonly OrderedLine[] | null> {
  const { cart } = await client.query(cartUnits, { cartId }, options)
  const found = checkNullable(cart, 'cart')
  if (found === null) return null
  return checkNodes(found.lines, 'cart.lines').map(({ quantity, merchandise }) => ({
    variantId: checkText(checkObject(merchandise, 'merchandise').id, 'merchandise.id'),
    quantity: checkCount(quantity, 'quantity'),
  }))
}
