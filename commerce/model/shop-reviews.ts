import type { RatingSummary, Stars } from './figures/figures.ts'
import type { SentReviewInput } from './forms/review-form.ts'

/** Used as the product's id in reviews of the shop itself, which the home page shows. */
export const SHOP_ITSELF = 'party-gully'

/** A review as a shopper sends it. */
export type SentReview = Omit<SentReviewInput, 'rating'> & {
  readonly productId: string
  /** 1 to 5. */
  readonly rating: Stars
  /** From the review link in the mail about the parcel; null without one. */
  readonly proof: string | null
  /** The same for each attempt to send this review, so that it is stored once; null without script to create it. */
  readonly key: string | null
  /** The files as the shopper chose them. */
  readonly photos: readonly Uint8Array[]
}

/** The outcome of a review; `stored` only once it is stored. */
export type ReviewOutcome =
  | { readonly type: 'stored'; readonly isVerified: boolean }
  /** The author has already reviewed the product, or a file is not a picture; nothing is stored. */
  | { readonly type: 'refused'; readonly reason: 'reviewed-already' | 'no-picture' }

/** A published review, as JSON has it. */
export type ShownReview = {
  readonly id: number
  readonly name: string
  readonly rating: Stars
  readonly text: string
  /** Whether an order proves that its author bought it. */
  readonly isVerified: boolean
  /** The merchant's reply; null without one. */
  readonly answer: string | null
  readonly helpful: number
  /** ISO time. */
  readonly createdAt: string
  /** Ids of its pictures, for `photoPath`. */
  readonly photos: readonly number[]
}

/** Some of the published reviews, newest first. */
export type ShownReviews = {
  readonly reviews: readonly ShownReview[]
  /** The `before` of the next page; null on the last one. */
  readonly next: number | null
}

/** All that a page shows of a product's published reviews. */
export type StoredReviews = ShownReviews & { readonly summary: RatingSummary }

/** The rating on a game's card: the average with one decimal, and the number of published reviews. */
export type CardRating = readonly [average: number, count: number]

/** By the number at the end of a product's id. */
export type CardRatings = Readonly<Record<string, CardRating>>

/** Null for a product without published reviews. */
export function cardRatingOf(ratings: CardRatings | null, productId: string): CardRating | null {
  return ratings?.[productId.slice(productId.lastIndexOf('/') + 1)] ?? null
}

/** What the review link in the mail about a parcel contains. */
export type ReviewLink = {
  readonly productId: string
  readonly order: string
  readonly proof: string
}

/** The shopper who finds a review helpful. */
export type Voter = { readonly browser: string; readonly address: string }

/** The merchant's desk for reviews, as the shop's pages use it. */
export type ShopReviews = {
  /** The e-mail address of the buyer to whom this link was sent; null for an invalid link. */
  readonly mailboxOf: (link: ReviewLink) => string | null
  /** @throws when it cannot be stored, for any reason */
  readonly store: (review: SentReview) => Promise<ReviewOutcome>
  /** Null when none is published. */
  readonly find: (productId: string) => Promise<StoredReviews | null>
  /** Ratings of the products with most reviews; null when no product has any. */
  readonly rateCards: () => Promise<CardRatings | null>
  /** @param before `next` of the page before */
  readonly list: (productId: string, before: number) => Promise<ShownReviews>
  /** @returns how many found it helpful; null when it is not published */
  readonly vote: (id: number, voter: Voter) => Promise<number | null>
}
