import { queryOptions } from '@tanstack/react-query'
import { loadProducts } from '#app/shop/load-products.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'

/** Size of the featured list (specification section 9). */
export const FEATURED = 4

const MINUTE = 60_000

/** The first products, cached like the product list (specification sections 2 and 7). */
export function featuredQuery(storefront: StorefrontClient) {
  return queryOptions({
    queryKey: ['products', 'featured'],
    queryFn: async ({ signal }) => {
      const { listProducts } = await loadProducts()
      return listProducts(storefront, { first: FEATURED }, { signal })
    },
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
  })
}
