import { useMemo, useSyncExternalStore } from 'react'
import {
  onStoredChange,
  readStored,
  reportUnreadable,
  writeStored,
} from '#app/browser/browser-storage.ts'
import { createListStore } from '#app/browser/list-store.ts'
import type { ReviewInput } from '#commerce/model/forms/review-form.ts'
import { type LocalReview, markHelpful, prependReview, readReviews } from './local-review.ts'

/** Storage key of a product's reviews (decisions, Names). */
export function reviewsKey(productId: string): string {
  return `party-gully-reviews-${productId}`
}

/** The reviews of a product written in this browser, newest first; empty until storage has been read. */
export function useLocalReviews(productId: string) {
  const store = useMemo(() => createReviewStore(productId), [productId])
  const { items } = useSyncExternalStore(store.subscribe, store.getState, store.getServerState)
  return {
    reviews: items,
    add: (input: ReviewInput) =>
      store.change((reviews) => prependReview(reviews, input, new Date())),
    markHelpful: (id: string) => store.change((reviews) => markHelpful(reviews, id)),
  }
}

function createReviewStore(productId: string) {
  const key = reviewsKey(productId)
  const reportBadReview = (item: unknown) => reportUnreadable('reviews', item)
  return createListStore<LocalReview>({
    read: () => readStored(key, (json) => readReviews(json, reportBadReview), 'reviews') ?? [],
    write: (reviews) => writeStored(key, reviews),
    onOutsideChange: (listener) => onStoredChange(key, listener),
  })
}
