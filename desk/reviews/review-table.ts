import type { RowId } from '../database/desk-tables.ts'

/** A waiting review was not read at the desk yet. */
export const reviewStates = ['waiting', 'published', 'hidden'] as const

export type ReviewState = (typeof reviewStates)[number]

/**
 * The only reasons to hide a review: being bad for the shop is not one (IS 19000:2022, reviews are moderated without
 * regard to whether they are favourable).
 */
export const hiddenReasons = [
  'abusive',
  'advertising',
  'unlawful',
  'personal-data',
  'not-about-the-product',
  'not-genuine',
  'withdrawn-by-its-author',
] as const

export type HiddenReason = (typeof hiddenReasons)[number]

/** Proof that the author bought the product: their order number and mailbox, a signed link sent to them, or none. */
export type Verification = 'order' | 'link' | 'none'

export type Rating = 1 | 2 | 3 | 4 | 5

export type ReviewTable = {
  readonly id: RowId
  /** Idempotency key from the form; null from forms without script. */
  readonly key: string | null
  readonly product_id: string
  /** Shown beside the text. */
  readonly name: string
  readonly rating: Rating
  readonly text: string
  /** As typed; never shown. */
  readonly email: string
  readonly mailbox: string
  /** The order that proves the purchase. */
  readonly order_number: string | null
  readonly verified: Verification
  readonly state: ReviewState
  /** Set only while it is hidden. */
  readonly hidden_reason: HiddenReason | null
  /** An additional note to its author. */
  readonly hidden_note: string
  /** The merchant's answer, shown below it. */
  readonly answer: string | null
  readonly answered_at: string | null
  /** How many found it helpful. */
  readonly helpful: number
  readonly created_at: string
  /** When it was first published. */
  readonly published_at: string | null
  /** When one of its pictures was last hidden or shown again. */
  readonly photos_at: string | null
}

/** A picture of a review, re-encoded as WebP without the file's data about place and camera. */
export type ReviewPhotoTable = {
  readonly id: RowId
  readonly review_id: number
  readonly large: Uint8Array
  /** A square. */
  readonly small: Uint8Array
  /** Set only while the picture is hidden, even if its review is published. */
  readonly hidden_reason: HiddenReason | null
}

/** The number of published reviews of a product by stars, kept by triggers (migration 0013). */
export type RatingSumTable = {
  readonly product_id: string
  /** Increases with every change that pages show, except votes; the row stays when no review is left. */
  readonly changes: number
  readonly stars_1: number
  readonly stars_2: number
  readonly stars_3: number
  readonly stars_4: number
  readonly stars_5: number
}

export type ReviewVoteTable = {
  readonly id: RowId
  readonly review_id: number
  /** A digest of the browser's id. */
  readonly browser: string
  /** A digest of the day and of the address (IPv6: its /64). */
  readonly address: string | null
  readonly day: string
}
