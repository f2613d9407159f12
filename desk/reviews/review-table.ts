import type { RowId } from '../database/desk-tables.ts'

/** A waiting one was read by nobody yet. */
export const reviewStates = ['waiting', 'published', 'hidden'] as const

export type ReviewState = (typeof reviewStates)[number]

/**
 * Why a review may be hidden, and nothing else: that it is bad for the shop is no reason (IS 19000:2022, reviews are
 * moderated without regard to whether they are favourable).
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

/** How it is known that its author bought the product: their order and mailbox, a signed link sent to them, or not. */
export type Verification = 'order' | 'link' | 'none'

export type Rating = 1 | 2 | 3 | 4 | 5

export type ReviewTable = {
  readonly id: RowId
  /** What the form said to be the same review when it is sent again; null from forms without script. */
  readonly key: string | null
  readonly product_id: string
  /** Shown beside the text. */
  readonly name: string
  readonly rating: Rating
  readonly text: string
  /** As typed; never shown. */
  readonly email: string
  readonly mailbox: string
  /** Of the order that proves the purchase. */
  readonly order_number: string | null
  readonly verified: Verification
  readonly state: ReviewState
  /** Given exactly while it is hidden. */
  readonly hidden_reason: HiddenReason | null
  /** What its author is told besides. */
  readonly hidden_note: string
  /** The merchant's, shown under it. */
  readonly answer: string | null
  readonly answered_at: string | null
  /** How many found it helpful. */
  readonly helpful: number
  readonly created_at: string
  /** When it was first published. */
  readonly published_at: string | null
  /** When a picture of it was last hidden, or shown again. */
  readonly photos_at: string | null
}

/** A picture of a review. WebP of ours, without what the sent file said of place and camera. */
export type ReviewPhotoTable = {
  readonly id: RowId
  readonly review_id: number
  readonly large: Uint8Array
  /** A square. */
  readonly small: Uint8Array
  /** Given exactly while it is hidden, though its review is published. */
  readonly hidden_reason: HiddenReason | null
}

/** How many published reviews of a product have how many stars. Triggers write it (migration 0013). */
export type RatingSumTable = {
  readonly product_id: string
  /** Goes up with whatever pages show of one of them, but for votes; the row stays without any. */
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
  /** A digest of what the browser is known by. */
  readonly browser: string
  /** A digest of the address's bucket, for a day. */
  readonly address: string | null
  readonly day: string
}
