import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { checkNullable, checkObject } from '#commerce/operations/check-shape.ts'
import { listPages } from '#commerce/operations/list-pages.ts'
import type { LegacyCartFieldsFragment } from '#commerce/schema/operations.generated.ts'
import { legacyCartById, legacyCartLines } from './legacy-cart-fields.ts'

/** A cart with all its lines; null when unknown or expired. */
export async function findLegacyCart(
  client: StorefrontClient,
  cartId: string,
): Promise<LegacyCartFieldsFragment | null> {
  const { cart } = await client.query(legacyCartById, { cartId })
  return checkNullable(cart, 'cart') && readWholeCart(client, cart)
}

/**
 * Fetches the lines beyond the first 250 by cursor.
 * @throws StorefrontFault of kind `shape`
 */
export async function readWholeCart<Cart extends LegacyCartFieldsFragment | null>(
  client: StorefrontClient,
  cart: Cart,
): Promise<Cart> {
  if (cart === null) return cart
  const lines = checkObject(cart.lines, 'cart.lines')
  const { hasNextPage, endCursor } = checkObject(lines.pageInfo, 'cart.lines.pageInfo')
  if (!hasNextPage) return cart
  const rest = await listPages(async (after) => {
    const data = await client.query(legacyCartLines, { cartId: cart.id, after })
    return data.cart?.lines ?? null
  }, endCursor)
  if (rest === null) {
    throw new StorefrontFault('shape', 'The cart disappeared before all its lines were read.')
  }
  return { ...cart, lines: { ...lines, nodes: [...lines.nodes, ...rest] } }
}
