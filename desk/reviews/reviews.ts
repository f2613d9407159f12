import type { DeskDatabase } from '../database/desk-tables.ts'
import { actOnReview } from './act-on-review.ts'
import {
  countWaiting,
  findReview,
  listPublishedReviews,
  listReviewsAtDesk,
  type Review,
  type ReviewQuery,
} from './list-reviews.ts'
import { rateProducts, readActionCount } from './rate-products.ts'
import {
  hidePhoto,
  listPhotosOf,
  type PhotoSize,
  type ReviewPhoto,
  readPhoto,
  readPublishedPhoto,
} from './review-photos.ts'
import { reviewSubject } from './review-subject.ts'
import { type HiddenReason, hiddenReasons } from './review-table.ts'
import { type NewReview, storeReview } from './store-review.ts'
import { type Voter, voteHelpful } from './vote-helpful.ts'
import { writeHiddenNotice } from './write-hidden-notice.ts'

/** Why a review is hidden; its author is told both. */
export type Hiding = { readonly reason: HiddenReason; readonly note?: string }

/** Buyers' reviews of products. Each action is logged, and returns null for a review that does not exist. */
export type Reviews = ReturnType<typeof createReviews>

type Decide = Parameters<typeof actOnReview>[3]

export function createReviews(database: DeskDatabase, now: () => Date) {
  const act = (id: number, who: string, decide: Decide) =>
    actOnReview(database, id, { who, at: now() }, decide)
  const time = () => now().toISOString()
  return {
    store: (review: NewReview) => storeReview(database, review, now()),
    find: (id: number) => findReview(database, id),
    countWaiting: () => countWaiting(database),
    list: (query: ReviewQuery) => listReviewsAtDesk(database, query),
    listPublished: (query: Omit<ReviewQuery, 'state'>) => listPublishedReviews(database, query),
    rateProducts: () => rateProducts(database),
    countActions: () => readActionCount(database),
    publish: (id: number, who: string) =>
      act(id, who, ({ state, publishedAt }) => {
        if (state === 'published') return null
        const published_at = publishedAt?.toISOString() ?? time()
        const shown = { hidden_reason: null, hidden_note: '', published_at }
        return { what: 'published', set: { state: 'published', ...shown } }
      }),
    async hide(id: number, who: string, { reason, note = '' }: Hiding) {
      if (!hiddenReasons.includes(reason))
        throw new RangeError(`${reason} is not a reason to hide a review`)
      const set = { state: 'hidden', hidden_reason: reason, hidden_note: note } as const
      return act(id, who, (review) => {
        if (review.hiddenReason === reason && review.hiddenNote === note) return null
        const letter = writeHiddenNotice(reviewSubject(id), { ...review, reason, hiddenNote: note })
        return { what: 'hidden', detail: reason, set, letter }
      })
    },
    answer: createAnswer(act, time),
    voteHelpful: (id: number, voter: Voter) => voteHelpful(database, id, voter, now()),
    photos: createPhotos(database, now),
  }
}

function createAnswer(
  act: (id: number, who: string, decide: Decide) => Promise<Review | null>,
  time: () => string,
) {
  /**
   * Sets the merchant's answer, shown below the review.
   * @param text null removes it
   * @param seen the answer that the writer knows; null for none, undefined is not checked
   * @returns `changed-since`, with nothing changed, when there is neither that answer nor already this one
   */
  return async (
    id: number,
    who: string,
    text: string | null,
    seen?: string | null,
  ): Promise<Review | null | 'changed-since'> => {
    let isChangedSince = false
    const after = await act(id, who, ({ answer }) => {
      if (answer === text) return null
      isChangedSince = seen !== undefined && seen !== answer
      if (isChangedSince) return null
      const what = text === null ? 'answer taken away' : 'answered'
      return { what, set: { answer: text, answered_at: text === null ? null : time() } }
    })
    return after && isChangedSince ? 'changed-since' : after
  }
}

/** Pictures of reviews; WebP. All are for the desk, except those of `readPublished`. */
const createPhotos = (database: DeskDatabase, now: () => Date) => ({
  listOf: (reviewId: number) => listPhotosOf(database, [reviewId]),
  read: (id: number, size: PhotoSize) => readPhoto(database, id, size),
  /** Null until its review is published, and while either is hidden. */
  readPublished: (id: number, size: PhotoSize) => readPublishedPhoto(database, id, size),
  /** @param reason null shows it again @returns false when the review has no such picture */
  hide: (photo: Pick<ReviewPhoto, 'reviewId' | 'id'>, reason: HiddenReason | null, who: string) =>
    hidePhoto(database, photo, reason, { who, at: now() }),
})
