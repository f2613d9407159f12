import { queryOptions } from '@tanstack/react-query'
import { productTimes } from '#app/catalogue/product-queries.ts'
import { loadProducts } from '#app/shop/load-products.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

/** Maximum of related games (specification section 9). */
export const MAX_RELATED = 4

/**
 * Up to four recommended games, without the game itself.
 * @param report receives failures, which the page does not show
 * @param requested on the server: the request that was sent together with the product's
 */
export function relatedProductsQuery(
  storefront: StorefrontClient,
  productId: string,
  report: (error: unknown, message: string) => void,
  requested?: Promise<readonly ProductSummary[]>,
) {
  return queryOptions({
    queryKey: ['related', productId],
    queryFn: async ({ signal }) => {
      const { listRecommendations } = await loadProducts()
      try {
        const products = await (requested ?? listRecommendations(storefront, productId, { signal }))
        return products.filter(({ id }) => id !== productId).slice(0, MAX_RELATED)
      } catch (error) {
        // An abort because the shopper left the page is not a failure.
        if (!signal.aborted) report(error, 'Load related games')
        throw error
      }
    },
    enabled: productId !== '',
    ...productTimes,
  })
}
