import type { DeskDatabase } from '../database/desk-tables.ts'
import { actOnReview } from './act-on-review.ts'
import {
  countWaiting,
  findReview,
  type ListedReview,
  listPublishedReviews,
  listReviewsAtDesk,
  type Review,
  type ReviewPage,
  type ReviewQuery,
  type ReviewWithPhotos,
} from './list-reviews.ts'
import { type ProductRatings, rateProducts, readActionCount } from './rate-products.ts'
import {
  hidePhoto,
  listPhotosOf,
  type PhotoBytes,
  type PhotoSize,
  type ReviewPhoto,
  readPhoto,
  readPublishedPhoto,
} from './review-photos.ts'
import { reviewSubject } from './review-subject.ts'
import { type HiddenReason, hiddenReasons } from './review-table.ts'
import { type NewReview, type ReviewOutcome, storeReview } from './store-review.ts'
import { type Voter, voteHelpful } from './vote-helpful.ts'
import { writeHiddenNotice } from './write-hidden-notice.ts'

/** Why a review is hidden; its author is told both. */
export type Hiding = { readonly reason: HiddenReason; readonly note?: string }

/** Buyers' reviews of products. Each action is logged, and returns null for a review that does not exist. */
export type Reviews = {
  readonly store: (review: NewReview) => Promise<ReviewOutcome>
  readonly find: (id: number) => Promise<Review | null>
  /** The number of reviews that nobody has read yet. */
  readonly countWaiting: () => Promise<number>
  readonly list: (query: ReviewQuery) => Promise<ReviewPage<ListedReview>>
  /** The reviews that the public may read. */
  readonly listPublished: (
    query: Omit<ReviewQuery, 'state'>,
  ) => Promise<ReviewPage<ReviewWithPhotos>>
  /** For every product with published reviews. */
  readonly rateProducts: () => Promise<ProductRatings>
  /** Changes with every action at the desk. */
  readonly countActions: () => Promise<number>
  readonly publish: (id: number, who: string) => Promise<Review | null>
  readonly hide: (id: number, who: string, hiding: Hiding) => Promise<Review | null>
  /**
   * Sets the merchant's answer, shown below the review.
   * @param text null removes it
   * @param seen the answer that the writer knows; null for none, undefined is not checked
   * @returns `changed-since`, with nothing changed, when there is neither that answer nor already this one
   */
  readonly answer: (
    id: number,
    who: string,
    text: string | null,
    seen?: string | null,
  ) => Promise<Review | null | 'changed-since'>
  readonly voteHelpful: (id: number, voter: Voter) => Promise<number | null>
  readonly photos: Photos
}

/** Pictures of reviews; WebP. */
export type Photos = {
  /** All pictures of a review. */
  readonly listOf: (reviewId: number) => Promise<readonly ReviewPhoto[]>
  /** For the desk, whether it is visible or hidden. */
  readonly read: (id: number, size: PhotoSize) => Promise<PhotoBytes | null>
  /** For the public: null until its review is published, and while either is hidden. */
  readonly readPublished: (id: number, size: PhotoSize) => Promise<PhotoBytes | null>
  /** @param reason null shows it again @returns false when the review has no such picture */
  readonly hide: (
    photo: Pick<ReviewPhoto, 'reviewId' | 'id'>,
    reason: HiddenReason | null,
    who: string,
  ) => Promise<boolean>
}

export function createReviews(database: DeskDatabase, now: () => Date): Reviews {
  const act = (id: number, who: string, decide: Parameters<typeof actOnReview>[3]) =>
    actOnReview(database, id, { who, at: now() }, decide)
  const time = () => now().toISOString()
  return {
    store: (review) => storeReview(database, review, now()),
    find: (id) => findReview(database, id),
    countWaiting: () => countWaiting(database),
    list: (query) => listReviewsAtDesk(database, query),
    listPublished: (query) => listPublishedReviews(database, query),
    rateProducts: () => rateProducts(database),
    countActions: () => readActionCount(database),
    publish: (id, who) =>
      act(id, who, ({ state, publishedAt }) => {
        if (state === 'published') return null
        const published_at = publishedAt?.toISOString() ?? time()
        const shown = { hidden_reason: null, hidden_note: '', published_at }
        return { what: 'published', set: { state: 'published', ...shown } }
      }),
    async hide(id, who, { reason, note = '' }) {
      if (!hiddenReasons.includes(reason))
        throw new RangeError(`${reason} is not a reason to hide a review`)
      const set = { state: 'hidden', hidden_reason: reason, hidden_note: note } as const
      return act(id, who, (review) => {
        if (review.hiddenReason === reason && review.hiddenNote === note) return null
        const letter = writeHiddenNotice(reviewSubject(id), { ...review, reason, hiddenNote: note })
        return { what: 'hidden', detail: reason, set, letter }
      })
    },
    async answer(id, who, text, seen) {
      let isChangedSince = false
      const after = await act(id, who, ({ answer }) => {
        if (answer === text) return null
        isChangedSince = seen !== undefined && seen !== answer
        if (isChangedSince) return null
        const what = text === null ? 'answer taken away' : 'answered'
        return { what, set: { answer: text, answered_at: text === null ? null : time() } }
      })
      return after && isChangedSince ? 'changed-since' : after
    },
    voteHelpful: (id, voter) => voteHelpful(database, id, voter, now()),
    photos: createPhotos(database, now),
  }
}

const createPhotos = (database: DeskDatabase, now: () => Date): Photos => ({
  listOf: (reviewId) => listPhotosOf(database, [reviewId]),
  read: (id, size) => readPhoto(database, id, size),
  readPublished: (id, size) => readPublishedPhoto(database, id, size),
  hide: (photo, reason, who) => hidePhoto(database, photo, reason, { who, at: now() }),
})
