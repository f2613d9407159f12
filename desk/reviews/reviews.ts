import type { DeskDatabase } from '../database/desk-tables.ts'
import { actOnReview, reviewSubject } from './act-on-review.ts'
import { keepReview, type NewReview, type ReviewOutcome } from './keep-review.ts'
import {
  countWaiting,
  findReview,
  listPublishedReviews,
  listReviews,
  type PublicReview,
  type Review,
  type ReviewList,
  type ReviewPage,
} from './list-reviews.ts'
import { type ProductRating, rateProducts, readActCount } from './rate-products.ts'
import { writeHiddenNotice } from './review-mail.ts'
import { type HiddenReason, hiddenReasons } from './review-table.ts'
import { type RatingSummary, summarizeRatings } from './summarize-ratings.ts'
import { type Voter, voteHelpful } from './vote-helpful.ts'

/** Why a review is hidden: its author is told both. */
export type Hiding = { readonly reason: HiddenReason; readonly note?: string }

/** What buyers say of products. Each act is logged; each gives null for a review that is not there. */
export type Reviews = {
  readonly keep: (review: NewReview) => Promise<ReviewOutcome>
  readonly find: (id: number) => Promise<Review | null>
  /** How many nobody has read yet. */
  readonly countWaiting: () => Promise<number>
  readonly list: (list: ReviewList) => Promise<ReviewPage<Review>>
  /** What everybody may read. */
  readonly listPublished: (list: Omit<ReviewList, 'state'>) => Promise<ReviewPage<PublicReview>>
  /** Of every product that has published reviews. */
  readonly rateProducts: () => Promise<ReadonlyMap<string, ProductRating>>
  /** Another number whenever somebody acted at the desk. */
  readonly countActs: () => Promise<number>
  readonly summarize: (productId: string | null) => Promise<RatingSummary>
  readonly publish: (id: number, who: string) => Promise<Review | null>
  readonly hide: (id: number, who: string, hiding: Hiding) => Promise<Review | null>
  /** The merchant's answer, shown under it. @param text null takes it away */
  readonly answer: (id: number, who: string, text: string | null) => Promise<Review | null>
  readonly voteHelpful: (id: number, voter: Voter) => Promise<number | null>
}

export function createReviews(database: DeskDatabase, now: () => Date): Reviews {
  const act = (id: number, who: string, decide: Parameters<typeof actOnReview>[3]) =>
    actOnReview(database, id, { who, at: now() }, decide)
  const time = () => now().toISOString()
  return {
    keep: (review) => keepReview(database, review, now()),
    find: (id) => findReview(database, id),
    countWaiting: () => countWaiting(database),
    list: (list) => listReviews(database, list),
    listPublished: (list) => listPublishedReviews(database, list),
    rateProducts: () => rateProducts(database),
    countActs: () => readActCount(database),
    summarize: (productId) => summarizeRatings(database, productId),
    publish: (id, who) =>
      act(id, who, ({ state, publishedAt }) => {
        if (state === 'published') return null
        const published_at = publishedAt?.toISOString() ?? time()
        const shown = { hidden_reason: null, hidden_note: '', published_at }
        return { what: 'published', set: { state: 'published', ...shown } }
      }),
    async hide(id, who, { reason, note = '' }) {
      if (!hiddenReasons.includes(reason)) throw new RangeError(`${reason} is no reason to hide`)
      const set = { state: 'hidden', hidden_reason: reason, hidden_note: note } as const
      return act(id, who, (review) => {
        if (review.hiddenReason === reason && review.hiddenNote === note) return null
        const letter = writeHiddenNotice(reviewSubject(id), { ...review, reason, hiddenNote: note })
        return { what: 'hidden', detail: reason, set, letter }
      })
    },
    answer: (id, who, text) =>
      act(id, who, ({ answer }) => {
        if (answer === text) return null
        const what = text === null ? 'answer taken away' : 'answered'
        return { what, set: { answer: text, answered_at: text === null ? null : time() } }
      }),
    voteHelpful: (id, voter) => voteHelpful(database, id, voter, now()),
  }
}
