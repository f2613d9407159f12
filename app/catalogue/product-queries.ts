import { queryOptions } from '@tanstack/react-query'
import { onDemand } from '#app/browser/on-demand.tsx'
import { loadProducts } from '#app/shop/load-products.ts'
import type { Shop } from '#app/shop/shop-provider.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { FindEvidence } from './request-evidence.ts'

const loadCompletion = onDemand(() => import('./complete-product.ts'))

const MINUTE = 60_000

/** Products are fresh for 5 minutes and cached for 10 (specification section 7). */
export const productTimes = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE }

/** Query key of what lists contain of a game (note-known-game.ts). */
export const knownGameKey = (handle: string) => ['known', handle]

/**
 * A product by its handle, or null; cached as long as the product list.
 * @param findEvidence on the server: its own lookup of the shop's evidence
 */
export function productQuery(
  { storefront, settings }: Shop,
  handle: string,
  findEvidence?: FindEvidence,
) {
  return queryOptions({
    queryKey: ['product', handle],
    queryFn: async ({ signal }) => {
      const [{ findProductByHandle }, { completeFound }] = await Promise.all([
        loadProducts(),
        loadCompletion(),
      ])
      const found = findProductByHandle(storefront, handle, { signal })
      return completeFound(found, settings.figures, { handle, signal, findEvidence })
    },
    ...productTimes,
  })
}

/** Size of the featured list (specification section 9). */
export const FEATURED = 4

/** The first products, cached like the product list (specification sections 2 and 7). */
export function featuredQuery(storefront: StorefrontClient) {
  return queryOptions({
    queryKey: ['products', 'featured'],
    queryFn: async ({ signal }) => {
      const { listProducts } = await loadProducts()
      return listProducts(storefront, { first: FEATURED }, { signal })
    },
    ...productTimes,
  })
}
