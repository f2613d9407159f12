import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import { checkObject } from '#commerce/operations/check-shape.ts'
import { listPages } from '#commerce/operations/list-pages.ts'
import { legacyCartById, legacyCartLines } from './legacy-cart-fields.ts'
import type { LegacyCheckout } from './legacy-checkout.ts'
import { type LegacyCheckoutOptions, toLegacyCheckout } from './to-legacy-checkout.ts'

/**
 * A cart as a legacy checkout, with every line of it; null for a cart the store does not know (any more).
 * @throws StorefrontFault
 */
export async function findLegacyCheckout(
  client: StorefrontClient,
  cartId: string,
  { log, ...options }: RequestOptions & LegacyCheckoutOptions = {},
): Promise<LegacyCheckout | null> {
  const { cart } = await client.query(legacyCartById, { cartId }, options)
  if (!cart) return null
  const lines = checkObject(cart.lines, 'cart.lines')
  if (!lines.pageInfo.hasNextPage) return toLegacyCheckout(cart, { log })
  const rest = await listPages(async (after) => {
    const answer = await client.query(legacyCartLines, { cartId, after }, options)
    return answer.cart?.lines ?? null
  }, lines.pageInfo.endCursor)
  if (rest === null) return null
  return toLegacyCheckout(
    { ...cart, lines: { ...lines, nodes: [...lines.nodes, ...rest] } },
    { log },
  )
}
