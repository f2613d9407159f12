import type { Money } from './money.ts'

/** A line of the browser's cart, as stored (specification section 3, Cart item). */
export type CartLine = {
  readonly variantId: string
  readonly quantity: number
  readonly product: {
    /** Empty when the stored line has none: it has no page to lead to. */
    readonly handle: string
    readonly title: string
    /** The first is shown; empty when the product has no picture. */
    readonly images: readonly { readonly src: string }[]
  }
  readonly variant: {
    readonly id: string
    readonly title: string
    readonly price: Money
    readonly available: boolean
  }
}
