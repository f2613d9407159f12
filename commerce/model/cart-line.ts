import type { Money } from './money.ts'

/** Units of a line that went to the same checkouts (decision 48). */
export type HandedUnits = {
  readonly quantity: number
  /** The store's carts, one at least. */
  readonly carts: readonly string[]
}

/** A line of the browser's cart, as stored (specification section 3, Cart item). */
export type CartLine = {
  readonly variantId: string
  readonly quantity: number
  /** Of its units, those that went to checkouts. The others went to none, and are the first to go by hand. */
  readonly handed?: readonly HandedUnits[]
  readonly product: {
    /** Empty when the stored line has none: it has no page to lead to. */
    readonly handle: string
    readonly title: string
    /** The first is shown; empty when the product has no picture. */
    readonly images: readonly { readonly src: string }[]
    /** Left out for games of any age, and in carts of before. */
    readonly forAdults?: true
  }
  readonly variant: {
    readonly id: string
    readonly title: string
    readonly price: Money
    readonly available: boolean
  }
}
