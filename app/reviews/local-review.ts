import type { RatingSummary, Stars } from '#commerce/model/figures/figures.ts'
import type { ReviewInput } from '#commerce/model/forms/review-form.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'

/** A review written in this browser (specification section 3, Local review). */
export type LocalReview = {
  /** Creation time in milliseconds, as text; unique within a product. */
  readonly id: string
  readonly name: string
  /** 1 to 5. */
  readonly rating: number
  readonly text: string
  /** Long US format: `January 5, 2026`. */
  readonly date: string
  readonly helpful: number
  /** Whether this browser marked it helpful, which counts once. */
  readonly helpedHere: boolean
  /** ISO time. */
  readonly createdAt: string
}

/** The reviews with a new one first. */
export function prependReview(
  reviews: readonly LocalReview[],
  { name, rating, text }: ReviewInput,
  now: Date,
): readonly LocalReview[] {
  const review: LocalReview = {
    id: freeId(reviews, now.getTime()),
    name,
    rating,
    text,
    date: now.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
    helpful: 0,
    helpedHere: false,
    createdAt: now.toISOString(),
  }
  return [review, ...reviews]
}

/** The reviews with one marked helpful by this browser, at most once. */
export function markHelpful(reviews: readonly LocalReview[], id: string): readonly LocalReview[] {
  return reviews.map((review) =>
    review.id === id && !review.helpedHere
      ? { ...review, helpful: review.helpful + 1, helpedHere: true }
      : review,
  )
}

/** Average and counts of stored reviews; null without any (decision 10, choice 3). */
export function rateReviews(reviews: readonly LocalReview[]): RatingSummary | null {
  if (reviews.length === 0) return null
  const countOf = (stars: Stars) => reviews.filter(({ rating }) => rating === stars).length
  const sum = reviews.reduce((all, { rating }) => all + rating, 0)
  return {
    averageRating: Math.round((sum * 10) / reviews.length) / 10,
    totalReviews: reviews.length,
    distribution: { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) },
  }
}

/** The shop's figures with the reviews of this browser counted in. */
export function addReviews(summary: RatingSummary, reviews: readonly LocalReview[]): RatingSummary {
  const local = rateReviews(reviews)
  if (local === null) return summary
  const { distribution: counts } = summary
  const totalReviews = summary.totalReviews + local.totalReviews
  const sum =
    summary.averageRating * summary.totalReviews + local.averageRating * local.totalReviews
  return {
    averageRating: Math.round((sum * 10) / totalReviews) / 10,
    totalReviews,
    distribution: {
      1: counts[1] + local.distribution[1],
      2: counts[2] + local.distribution[2],
      3: counts[3] + local.distribution[3],
      4: counts[4] + local.distribution[4],
      5: counts[5] + local.distribution[5],
    },
  }
}

/** Reviews from browser storage; invalid ones are logged and left out. Null when it is not a list. */
export function readReviews(
  json: unknown,
  onBadReview: (item: unknown) => void,
): LocalReview[] | null {
  if (!Array.isArray(json)) return null
  return json.flatMap((item) => {
    const review = readReview(item)
    if (review === null) onBadReview(item)
    return review ?? []
  })
}

function readReview(value: unknown): LocalReview | null {
  const { id, name, rating, text, date, helpful, helpedHere, createdAt } = fieldsOf(value)
  if (typeof id !== 'string' || typeof name !== 'string' || typeof text !== 'string') return null
  if (typeof date !== 'string' || typeof createdAt !== 'string') return null
  if (!isWhole(rating) || rating < 1 || rating > 5 || !isWhole(helpful) || helpful < 0) return null
  return { id, name, rating, text, date, helpful, helpedHere: helpedHere === true, createdAt }
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

/** Keeps ids unique for two reviews in the same millisecond. */
function freeId(reviews: readonly LocalReview[], time: number): string {
  const id = String(time)
  return reviews.some((review) => review.id === id) ? freeId(reviews, time + 1) : id
}
