import { queryOptions } from '@tanstack/react-query'
import { productTimes } from '#app/catalogue/product-queries.ts'
import { loadProducts } from '#app/shop/load-products.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { isForAdults } from '#commerce/model/for-adults.ts'
import type { Product, ProductSummary } from '#commerce/model/product.ts'
import { suitableFirst } from '#commerce/model/suitable-first.ts'

/** Maximum of related games (specification section 9). */
export const MAX_RELATED = 4

/** What games are related to. */
export type RelatedTo = Pick<Product, 'id' | 'productType' | 'game' | 'boxesInside'>

/**
 * Up to four recommended games, without the game itself and those inside it; games for adults last where it is not one.
 * @param report receives failures, which the page does not show
 * @param requested on the server: the request that was sent together with the product's
 */
export function relatedProductsQuery(
  storefront: StorefrontClient,
  product: RelatedTo,
  report: (error: unknown, message: string) => void,
  requested?: Promise<readonly ProductSummary[]>,
) {
  const inside = new Set(product.boxesInside?.map(({ handle }) => handle))
  return queryOptions({
    queryKey: ['related', product.id],
    queryFn: async ({ signal }) => {
      const { listRecommendations } = await loadProducts()
      try {
        const products = await (requested ??
          listRecommendations(storefront, product.id, { signal }))
        const others = products.filter(
          (other) => other.id !== product.id && !inside.has(other.handle),
        )
        return suitableFirst(others, isForAdults(product)).slice(0, MAX_RELATED)
      } catch (error) {
        // An abort because the shopper left the page is not a failure.
        if (!signal.aborted) report(error, 'Load related games')
        throw error
      }
    },
    enabled: product.id !== '',
    ...productTimes,
  })
}
