import type { ShopLog } from '../process/log.ts'
import { createReviewLook, type ReviewLookParts } from './review-look.ts'

const INTERVAL_MS = 1000

type Parts = ReviewLookParts & { readonly log: ShopLog }

/**
 * Looks each second, whichever process serves the desk. A database that is down is logged once, and once when it is back.
 * @returns stops it
 */
export function followReviews({ log, ...parts }: Parts): () => void {
  const look = createReviewLook(parts)
  let isLooking = false
  let isFailing = false
  const note = (fault: unknown) => {
    if (fault === null && isFailing) log.warn('Review changes are checked again')
    else if (fault !== null && !isFailing)
      log.error({ err: fault }, 'Could not check for review changes: pages may be out of date')
    isFailing = fault !== null
  }
  const looking = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .then(() => note(null))
      .catch(note)
      .finally(() => {
        isLooking = false
      })
  }, INTERVAL_MS).unref()
  return () => clearInterval(looking)
}
