/** Where the shop's figures and claims come from (decision 10, choice 3). */
export type FiguresSource = 'simulated' | 'measured' | 'off'

/**
 * Numbers the product page shows beside the price (decision 10, choice 3). Pure: one product and moment
 * give the same figures in browser and server. Null means no evidence, and nothing is shown.
 */
export type Figures = {
  readonly countdown: CountdownFigure | null
  /** Units sold in the past 24 hours. */
  readonly soldInPastDay: (productId: string) => number | null
  readonly ratingOf: (productId: string) => RatingSummary | null
}

/** What the banner counts down to; its text depends on the kind. */
export type CountdownFigure = {
  /** `offer` is the specification's; `dispatch` is the dispatch cut-off. */
  readonly kind: 'offer' | 'dispatch'
  /** For server-rendered pages, which all shoppers share and which cannot depend on the time. */
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
  /** The day it ends, if not today. */
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
  /** Reviews by stars; they add up to `totalReviews`. */
  readonly distribution: Readonly<Record<Stars, number>>
}
