import { hiddenReviewLetter as words } from '#content/letters.ts'
import { INDIA_TIME_ZONE } from '#platform/india-time.ts'
import type { Review } from '../reviews/list-reviews.ts'
import { createLetter, type Letter } from './letter.ts'

/** A hidden review as its letter needs it. */
export type HiddenReview = Pick<Review, 'name' | 'rating' | 'createdAt' | 'hiddenNote'> & {
  readonly reason: NonNullable<Review['hiddenReason']>
}

/**
 * Tells an author why their review is not shown (IS 19000:2022). It does not quote the review: otherwise anybody could
 * have the shop mail any text to somebody else's address.
 */
export function toHiddenNotice(review: HiddenReview): Letter {
  const { name, rating, createdAt, hiddenNote, reason } = review
  const note = hiddenNote.trim()
  return createLetter({
    subject: words.subject,
    title: words.title,
    blocks: [
      { type: 'words', text: `${words.hello(name)} ${words.text(rating, toDay(createdAt))}` },
      { type: 'words', text: words.reasons[reason] },
      ...(note === '' ? [] : [{ type: 'words', text: note } as const]),
      { type: 'words', text: words.ask },
    ],
    reason: words.reason,
  })
}

const toDay = (at: Date) =>
  at.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: INDIA_TIME_ZONE })
