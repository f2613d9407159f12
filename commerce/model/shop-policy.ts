import type { RichBlock } from './rich-text.ts'

/** A policy from the store. */
export type ShopPolicy = {
  readonly id: string
  readonly handle: string
  readonly title: string
  /** HTML. */
  readonly body: string
  readonly url: string
}

/** Null for policies the merchant has not written (specification section 3). */
export type ShopPolicies = {
  readonly privacy: ShopPolicy | null
  readonly terms: ShopPolicy | null
  readonly refund: ShopPolicy | null
}

/** A policy's body without its markup. */
export type PolicyText = {
  /** Before the first heading. */
  readonly intro: readonly RichBlock[]
  readonly sections: readonly {
    /** The anchor, unique in the text: lowercase letters, digits and hyphens. */
    readonly id: string
    readonly title: string
    readonly blocks: readonly RichBlock[]
  }[]
}
