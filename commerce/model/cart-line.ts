import type { Money } from './money.ts'
import type { Tint } from './tint.ts'

/** Units of a line that went to the same checkouts (decision 48). */
export type SentUnits = {
  readonly quantity: number
  /** The store's carts, one at least. */
  readonly carts: readonly string[]
}

/** A line of the browser's cart, as stored (specification section 3, Cart item). */
export type CartLine = {
  readonly variantId: string
  readonly quantity: number
  /** The units that went to checkouts. When a shopper lowers the quantity, the other units are removed first. */
  readonly sent?: readonly SentUnits[]
  readonly product: {
    /** Empty when the stored line has none; it then links to no page. */
    readonly handle: string
    readonly title: string
    /** The first is shown; empty when the product has no picture. */
    readonly images: readonly { readonly src: string }[]
    /** Absent for games without an age limit, and in older stored carts. */
    readonly forAdults?: true
    /** Absent for games whose store has none, and in older stored carts. */
    readonly tint?: Tint
  }
  readonly variant: {
    readonly id: string
    readonly title: string
    readonly price: Money
    readonly available: boolean
  }
}
