import { queryOptions } from '@tanstack/react-query'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import { requestStoredReviews } from './request-reviews.ts'

const MINUTE = 60_000

/**
 * As long as the products that they are about: fresh for 5 minutes, cached for 10.
 * @param find on the server; the browser asks it
 */
export function storedReviewsQuery(
  productId: string,
  find: (productId: string) => Promise<StoredReviews | null> = requestStoredReviews,
) {
  return queryOptions({
    queryKey: ['reviews', productId],
    queryFn: () => find(productId),
    ...{ staleTime: 5 * MINUTE, gcTime: 10 * MINUTE },
  })
}
