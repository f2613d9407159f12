/** What shows that a claim is true (decisions, choice 4). */
export type Evidence =
  /** It follows from what the shop keeps: goods, reviews, orders, or a promise that its policies make. */
  | { readonly kind: 'computed'; readonly from: 'catalogue' | 'reviews' | 'orders' | 'policy' }
  /** Somebody found it out, such as in a survey. The date is `YYYY-MM-DD`. */
  | { readonly kind: 'source'; readonly source: string; readonly date: string }

/** With null, nothing shows that it is true: only `simulated` says it. */
export type Evident = { readonly evidence: Evidence | null }

/** Something the shop says about itself. */
export type Claim = Evident & { readonly text: string }

/** The merchant's one answer where texts disagree, and how it is known; null until given. */
export type Answer<Value> = {
  readonly value: Value
  readonly source: string
  /** `YYYY-MM-DD` */
  readonly date: string
} | null
