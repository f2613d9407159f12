import { queryOptions } from '@tanstack/react-query'
import { loadProducts } from '#app/shop/load-products.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'

const MINUTE = 60_000

/** Games by id, with current prices and stock; unknown ids are left out. */
export function gamesByIdQuery(storefront: StorefrontClient, productIds: readonly string[]) {
  return queryOptions({
    queryKey: ['games-by-id', ...productIds],
    queryFn: async ({ signal }) => {
      const { listProductsById } = await loadProducts()
      return listProductsById(storefront, productIds, { signal })
    },
    enabled: productIds.length > 0,
    staleTime: MINUTE,
    gcTime: 10 * MINUTE,
  })
}
