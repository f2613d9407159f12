import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { findCart } from '#commerce/operations/find-cart.ts'
import { listProducts } from '#commerce/operations/products.ts'
import { monotonicNow } from './monotonic-now.ts'

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
  now: () => number = monotonicNow,
): () => Promise<Readiness> {
  let kept: { readonly until: number; readonly answer: Promise<Readiness> } | null = null
  return () => {
    if (kept === null || now() >= kept.until) {
      kept = { until: now() + KEPT_MS, answer: checkReadiness(clientFor()) }
    }
    return kept.answer
  }
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
