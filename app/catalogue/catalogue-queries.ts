import { queryOptions } from '@tanstack/react-query'
import { firstInteraction } from '#app/browser/first-interaction.ts'
import { onDemand } from '#app/browser/on-demand.tsx'
import { loadProducts } from '#app/shop/load-products.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { productTimes } from './product-queries.ts'

const loadFindCollection = onDemand(() => import('#commerce/operations/find-collection.ts'))

/**
 * The full product list: fresh for 5 minutes, cached for 10 (specification section 7). The client retries. The first page
 * comes with the server's data, so the browser waits with its requests, here and below, until somebody uses the page.
 * @param isUrgent whether the page needs more than the server's data at once
 */
export function allProductsQuery(storefront: StorefrontClient, isUrgent = false) {
  return queryOptions({
    queryKey: ['products'],
    queryFn: async ({ signal }) => {
      if (!isUrgent) await firstInteraction()
      const { listAllProducts } = await loadProducts()
      return listAllProducts(storefront, { signal })
    },
    ...productTimes,
  })
}

/**
 * A category by its collection's handle or the lookup's fallbacks, else null. Runs only with a handle;
 * always stale, cached for 10 minutes, 2 retries a second apart (specification section 7).
 */
export function collectionQuery(storefront: StorefrontClient, handle: string) {
  return queryOptions({
    queryKey: ['collection', handle],
    queryFn: async ({ signal }) => {
      await firstInteraction()
      const { findCollection } = await loadFindCollection()
      const found = await findCollection(storefront, handle, { signal, retries: 0 })
      return found?.collection ?? null
    },
    enabled: handle !== '',
    ...productTimes,
    staleTime: 0,
    retry: 2,
    retryDelay: 1000,
  })
}
