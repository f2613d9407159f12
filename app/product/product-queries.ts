import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'

const MINUTE = 60_000

/** Related games shown at most (specification section 9). */
export const MAX_RELATED = 4

/** A product by its handle, null for an unknown one; kept as long as the list it stands in. */
export function productQuery(storefront: StorefrontClient, handle: string) {
  return queryOptions({
    queryKey: ['product', handle],
    queryFn: async ({ signal }) => {
      const { findProductByHandle } = await import('#commerce/operations/products.ts')
      return findProductByHandle(storefront, handle, { signal })
    },
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
  })
}

/** Games the store recommends beside one, itself left out, at most four. */
export function relatedProductsQuery(storefront: StorefrontClient, productId: string) {
  return queryOptions({
    queryKey: ['related', productId],
    queryFn: async ({ signal }) => {
      const { listRecommendations } = await import('#commerce/operations/products.ts')
      const products = await listRecommendations(storefront, productId, { signal })
      return products.filter(({ id }) => id !== productId).slice(0, MAX_RELATED)
    },
    enabled: productId !== '',
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
  })
}

/** Reads a product ahead, for when a shopper means to open it. */
export function usePrefetchProduct(): (handle: string) => void {
  const { storefront } = useShop()
  const queryClient = useQueryClient()
  return useCallback(
    (handle) => void queryClient.prefetchQuery(productQuery(storefront, handle)),
    [queryClient, storefront],
  )
}
