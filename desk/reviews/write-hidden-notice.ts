import { type HiddenReview, toHiddenNotice } from '../letters/review-letters.ts'
import type { NewLetter } from '../mail/queue-letter.ts'

/** The letter to the author of a hidden review: one per reason, however often it is hidden for it. */
export function writeHiddenNotice(
  about: string,
  review: HiddenReview & { readonly email: string },
): NewLetter {
  return {
    ...toHiddenNotice(review),
    kind: 'hidden-review',
    about,
    key: `${about} hidden ${review.reason}`,
    recipient: review.email,
  }
}
