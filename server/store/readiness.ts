import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { findCart } from '#commerce/operations/find-cart.ts'
import { listProducts } from '#commerce/operations/products.ts'
import { cacheFor } from '../work/cache-for.ts'
import type { WorkRules } from '../work/shared-work.ts'

/** Whether the shop can serve pages and fill carts. */
export type Readiness = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Health checks may come at any rate: the store is queried once in this time. */
const TTL_MS = 5000
/** The id of a cart that exists nowhere, so that looking for it reads the cart database. */
const NO_CART = 'gid://shopify/Cart/readiness?key=none'

/**
 * Queries the store as the shop's pages do, for product cards, and for a cart: a store whose token may read nothing
 * else would still return the shop's name. Concurrent checks share a result, which is cached for 5 seconds.
 */
export function createReadiness(
  client: StorefrontClient,
  rules: WorkRules,
  now?: () => number,
): () => Promise<Readiness> {
  return cacheFor(TTL_MS, () => checkReadiness(client), { rules, now })
}

async function checkReadiness(client: StorefrontClient): Promise<Readiness> {
  const once = { retries: 0 }
  try {
    await Promise.all([listProducts(client, { first: 1 }, once), findCart(client, NO_CART, once)])
    return { ok: true }
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    return { ok: false, message: error.message }
  }
}
