import type { CartLine } from './cart-line.ts'

/** Units of a variant. */
export type OrderedLine = { readonly variantId: string; readonly quantity: number }

/** A checkout that this browser was sent to (decision 48). The cart's lines say which of their units went there. */
export type HandOver = {
  /** The store's cart, with its key. */
  readonly cartId: string
  /** The Storefront endpoint that knows this cart. */
  readonly endpoint: string
  /** The server's name of the checkout; null when it gave none. */
  readonly checkout: string | null
  /** When the store's cart was made, by the clock of the shop's server, in milliseconds since 1970. */
  readonly at: number
  /** What is in it, as far as the shop could see: what went there, or what was left at the last look. */
  readonly lines: readonly OrderedLine[]
  /** The store has lost it, and nobody but the shopper knows whether it was paid for. */
  readonly isDoubtful: boolean
}

/** Units that an order took off the cart, and the place of their line. */
export type TakenLine = { readonly line: CartLine; readonly index: number }
