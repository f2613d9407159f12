import { useMemo } from 'react'
import { createListStorage } from '#app/browser/list-storage.ts'
import { createListStore, type ListStore, useListStore } from '#app/browser/list-store.ts'
import type { ReviewInput } from '#commerce/model/forms/review-form.ts'
import { type LocalReview, markHelpful, prependReview, readReviews } from './local-review.ts'

/** The reviews of a product written in this browser, newest first; empty until storage has been read. */
export function useLocalReviews(productId: string) {
  const store = useMemo(() => shareReviewStore(productId), [productId])
  const { items } = useListStore(store)
  return {
    reviews: items,
    add: (input: ReviewInput) =>
      store.change((reviews) => prependReview(reviews, input, new Date())),
    markHelpful: (id: string) => store.change((reviews) => markHelpful(reviews, id)),
  }
}

const shared = new Map<string, ListStore<LocalReview>>()

/** One store for all components that show a product's reviews, until the last of them unmounts. */
function shareReviewStore(productId: string): ListStore<LocalReview> {
  const found = shared.get(productId)
  if (found) return found
  const key = `party-gully-reviews-${productId}`
  const storage = createListStorage({ key, name: 'reviews', read: readReviews })
  const store = createListStore({
    ...storage,
    onOutsideChange(listener) {
      const stop = storage.onOutsideChange(listener)
      return () => {
        stop()
        shared.delete(productId)
      }
    },
  })
  // Not on the server, which renders for all shoppers and has no reviews.
  if (typeof window !== 'undefined') shared.set(productId, store)
  return store
}
