import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { checkNullable } from '#commerce/operations/check-shape.ts'
import { listLater } from '#commerce/operations/list-pages.ts'
import type { LegacyCartFieldsFragment } from '#commerce/schema/operations.generated.ts'
import { legacyCartById, legacyCartLines } from './legacy-cart-fields.ts'

/** A cart with all its lines; null when unknown or expired. */
export async function findLegacyCart(
  client: StorefrontClient,
  cartId: string,
): Promise<LegacyCartFieldsFragment | null> {
  const data = await client.query(legacyCartById, { cartId })
  const cart = checkNullable(data.cart, 'cart')
  return cart && readWholeCart(client, cart)
}

/**
 * Fetches the lines beyond the first 250 by cursor.
 * @throws StorefrontFault of kind `shape`
 */
export async function readWholeCart(
  client: StorefrontClient,
  cart: LegacyCartFieldsFragment,
): Promise<LegacyCartFieldsFragment> {
  const { lines } = cart
  const rest = await listLater(lines, 'cart.lines', async (after) => {
    const data = await client.query(legacyCartLines, { cartId: cart.id, after })
    return data.cart?.lines ?? null
  })
  if (rest === null) {
    throw new StorefrontFault('shape', 'The cart disappeared before all its lines were read.')
  }
  if (rest.length === 0) return cart
  return { ...cart, lines: { ...lines, nodes: [...lines.nodes, ...rest] } }
}
