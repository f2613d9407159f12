/** A policy as the merchant wrote it at the store. */
export type ShopPolicy = {
  readonly id: string
  readonly handle: string
  readonly title: string
  /** HTML. */
  readonly body: string
  readonly url: string
}

/** Null where the merchant has written none (specification section 3). */
export type ShopPolicies = {
  readonly privacy: ShopPolicy | null
  readonly terms: ShopPolicy | null
  readonly refund: ShopPolicy | null
}
