import { queryOptions } from '@tanstack/react-query'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import { requestStoredReviews } from './request-reviews.ts'

const MINUTE = 60_000

/**
 * Cached like the products that the reviews are about: fresh for 5 minutes, cached for 10.
 * @param find reads the reviews on the server, undefined if they are unknown; the default sends a request from the browser
 */
export function storedReviewsQuery(
  productId: string,
  find: (productId: string) => Promise<StoredReviews | null | undefined> = requestStoredReviews,
) {
  return queryOptions({
    queryKey: ['reviews', productId],
    queryFn: async () => {
      const found = await find(productId)
      if (found === undefined) throw new Error('Load reviews failed: the desk is late')
      return found
    },
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
  })
}
