import type { Money } from './money.ts'

/** A line of a cart that the store keeps. */
export type StoreCartLine = {
  readonly id: string
  readonly variantId: string
  readonly title: string
  readonly variantTitle: string
  readonly quantity: number
  /** After the discounts on this line. */
  readonly total: Money
}

/** A cart that the store keeps, as against the lines that the browser keeps. */
export type StoreCart = {
  /** With its key: whoever has it may change the cart. */
  readonly id: string
  /** Relative with the local store. */
  readonly checkoutUrl: string
  readonly note: string
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
  readonly email: string | null
  readonly lines: readonly StoreCartLine[]
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[]
  /** Everything taken off by discounts, on lines and on the whole. */
  readonly discounted: Money
  readonly subtotal: Money
  readonly total: Money
}

/** Something the store changed or left out while doing as told. */
export type CartWarning = {
  /** The provider's code, such as MERCHANDISE_NOT_ENOUGH_STOCK. */
  readonly code: string
  readonly message: string
  /** Id of the cart or line it is about. */
  readonly target: string
}
