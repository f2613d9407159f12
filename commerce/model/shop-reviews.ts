import type { RatingSummary, Stars } from './figures/figures.ts'
import type { SentReviewInput } from './forms/review-form.ts'

/** In place of a product's id: reviews of the shop itself, as the home page has them. */
export const SHOP_ITSELF = 'party-gully'

/** A review as a shopper sends it. */
export type SentReview = Omit<SentReviewInput, 'rating'> & {
  readonly productId: string
  /** 1 to 5. */
  readonly rating: Stars
  /** Of the link that came with the parcel; null without one. */
  readonly proof: string | null
  /** The same for each attempt to send this review; null where there was no script to make one up. */
  readonly key: string | null
  /** Files as they were chosen. */
  readonly photos: readonly Uint8Array[]
}

/** What became of a review: `kept` is said only once it is stored. */
export type ReviewOutcome =
  | { readonly type: 'kept'; readonly isVerified: boolean }
  /** A mailbox reviews a product once; a file is no picture, and then nothing is kept. */
  | { readonly type: 'refused'; readonly reason: 'reviewed-already' | 'no-picture' }

/** A published review, as JSON has it. */
export type ShownReview = {
  readonly id: number
  readonly name: string
  readonly rating: Stars
  readonly text: string
  /** Whether an order proves that its author bought it. */
  readonly isVerified: boolean
  /** The merchant's; null without one. */
  readonly answer: string | null
  readonly helpful: number
  /** ISO time. */
  readonly createdAt: string
  /** Numbers of its pictures, for `photoPath`. */
  readonly photos: readonly number[]
}

/** Some of the published reviews, newest first. */
export type ReviewPage = {
  readonly reviews: readonly ShownReview[]
  /** Of the page after this one; null for the last. */
  readonly next: number | null
}

/** All that a page shows of a product's published reviews. */
export type StoredReviews = ReviewPage & { readonly summary: RatingSummary }

/** What the card of a game says of its published reviews: their average with one decimal, and how many. */
export type CardRating = readonly [average: number, count: number]

/** By the number that ends a product's id. */
export type CardRatings = Readonly<Record<string, CardRating>>

/** Null for a product without published reviews. */
export function cardRatingOf(ratings: CardRatings | null, productId: string): CardRating | null {
  return ratings?.[productId.slice(productId.lastIndexOf('/') + 1)] ?? null
}

/** What a link in the mail about a parcel says. */
export type ReviewLink = {
  readonly productId: string
  readonly order: string
  readonly proof: string
}

/** Who finds a review helpful. */
export type Voter = { readonly browser: string; readonly address: string }

/** Reviews at the merchant's desk, as the shop's pages know them. */
export type ShopReviews = {
  /** The mailbox of the buyer whose link it is, which was sent there; null for a link that is none. */
  readonly mailboxOf: (link: ReviewLink) => string | null
  /** @throws when it could not be stored, whatever the reason */
  readonly keep: (review: SentReview) => Promise<ReviewOutcome>
  /** Null without any published. */
  readonly find: (productId: string) => Promise<StoredReviews | null>
  /** Of the products with most reviews; null where none has any. */
  readonly rateCards: () => Promise<CardRatings | null>
  /** @param before `next` of the page before */
  readonly list: (productId: string, before: number) => Promise<ReviewPage>
  /** @returns how many found it helpful; null when it is not published */
  readonly vote: (id: number, voter: Voter) => Promise<number | null>
}
