import type { OriginalPrice, PricedVariant } from '#commerce/model/figures/original-price.ts'

/**
 * Everything the product page says in numbers beside the price (decisions, choice 3). Pure: the same
 * product and the same moment give the same figure, in the browser and on the server. Null is "no
 * evidence", and then nothing is shown.
 */
export type Figures = {
  readonly originalPriceOf: (variant: PricedVariant) => OriginalPrice | null
  readonly countdown: Countdown | null
  /** Units sold in the past 24 hours. */
  readonly soldInPastDay: (productId: string) => number | null
  readonly ratingOf: (productId: string) => RatingSummary | null
  /** @param tick whole number from 0, one more every `ACTIVITY_SECONDS` */
  readonly activityAt: (productId: string, tick: number) => Activity | null
}

/** What the banner counts down to; its words follow the kind. */
export type Countdown = {
  /** `offer` is the specification's own; `dispatch` is when today's parcels are closed. */
  readonly kind: 'offer' | 'dispatch'
  /** Before the browser's clock is asked: in pages shared by everyone. */
  readonly first: Remaining | null
  /** Null when there is nothing to count down to. */
  readonly at: (moment: Moment) => Remaining | null
}

export type Moment = {
  /** Whole seconds since the page was opened. */
  readonly elapsedSeconds: number
  readonly now: Date
}

export type Remaining = {
  readonly seconds: number
  /** The day it ends on, when that is not today. */
  readonly day: Weekday | null
}

export type Weekday =
  | 'Sunday'
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'

export type Stars = 1 | 2 | 3 | 4 | 5

/** Specification section 3. */
export type RatingSummary = {
  /** One decimal. */
  readonly averageRating: number
  readonly totalReviews: number
  /** How many reviews gave that many stars; they add up to `totalReviews`. */
  readonly distribution: Readonly<Record<Stars, number>>
}

/** What goes on around a product; each part is null without evidence. */
export type Activity = {
  readonly viewers: number | null
  readonly boughtInPastHour: number | null
  readonly purchase: { readonly city: string; readonly minutesAgo: number } | null
}

/** The activity panel says something new this often (specification section 4). */
export const ACTIVITY_SECONDS = 8
