/** What shows that a claim is true (decision 10, choice 4). */
export type ClaimEvidence =
  /** It follows from the shop's data: products, reviews, orders, or a promise in its policies. */
  | { readonly kind: 'computed'; readonly from: 'catalogue' | 'reviews' | 'orders' | 'policy' }
  /** It comes from elsewhere, for example a survey. The date is `YYYY-MM-DD`. */
  | { readonly kind: 'source'; readonly source: string; readonly date: string }

/** Null: nothing proves the claim, and only `simulated` shows it. */
export type Evident = { readonly evidence: ClaimEvidence | null }

/** Something the shop says about itself. */
export type Claim = Evident & { readonly text: string }

/** The merchant's answer where texts disagree, with its source; null until given. */
export type Answer<Value> = {
  readonly value: Value
  readonly source: string
  /** `YYYY-MM-DD` */
  readonly date: string
} | null
