import { queryOptions } from '@tanstack/react-query'
import { onDemand } from '#app/browser/on-demand.tsx'
import { productTimes } from '#app/catalogue/product-queries.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { GameCount } from '#commerce/operations/count-products.ts'

const loadCounting = onDemand(() => import('#commerce/operations/count-products.ts'))

/** Games by category; a category without games is absent. */
export type CategoryCounts = Readonly<Record<string, GameCount>>

/** Counts for the category tiles, when figures are not simulated (decision 10, choice 4). */
export function categoryCountsQuery(storefront: StorefrontClient, handles: readonly string[]) {
  return queryOptions({
    queryKey: ['products', 'counts', ...handles],
    queryFn: async ({ signal }): Promise<CategoryCounts> => {
      const { countProducts } = await loadCounting()
      const counted = await Promise.all(
        handles.map(async (handle) => {
          const games = await countProducts(storefront, handle, { signal })
          return games && games.count > 0 ? [[handle, games] as const] : []
        }),
      )
      return Object.fromEntries(counted.flat())
    },
    ...productTimes,
  })
}
