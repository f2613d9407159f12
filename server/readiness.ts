import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { findCart } from '#commerce/operations/find-cart.ts'
import { listProducts } from '#commerce/operations/products.ts'
import { keepFor, type WorkRules } from './shared-work.ts'

/** Whether the shop can serve pages and fill carts. */
export type Readiness = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Health checks and strangers may ask as often as they like: the store is asked once in this time. */
const KEPT_MS = 5000
/** A cart that exists nowhere, so that looking for it reads the database of carts. */
const NO_CART = 'gid://shopify/Cart/readiness?key=none'

/**
 * Asks the store what the shop's pages ask, cards of products, and for a cart: a name of the shop alone is answered even
 * by a store whose token may read nothing else. Questions at the same time share an answer, which is kept for 5 seconds.
 */
export function createReadiness(
  clientFor: () => StorefrontClient,
  rules: WorkRules,
  now?: () => number,
): () => Promise<Readiness> {
  return keepFor(KEPT_MS, () => checkReadiness(clientFor()), { rules, now })
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
