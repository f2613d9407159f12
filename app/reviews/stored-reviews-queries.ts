import { queryOptions } from '@tanstack/react-query'
import { SHOP_ITSELF, type StoredReviews } from '#commerce/model/shop-reviews.ts'
import { requestStoredReviews } from './request-reviews.ts'

const MINUTE = 60_000

/**
 * The reviews of the shop itself, cached like products: fresh for 5 minutes, kept for 10.
 * @param find reads the reviews on the server, undefined if they are unknown; the default sends a request from the browser
 */
export function storedReviewsQuery(
  find: (subject: string) => Promise<StoredReviews | null | undefined> = requestStoredReviews,
) {
  return queryOptions({
    queryKey: ['reviews', SHOP_ITSELF],
    queryFn: async () => {
      const found = await find(SHOP_ITSELF)
      if (found === undefined) throw new Error('Load reviews failed: the desk is late')
      return found
    },
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
  })
}
