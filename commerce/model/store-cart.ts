import type { Money } from './money.ts'

export type StoreAttribute = { readonly key: string; readonly value: string }

/** A line of a cart that the store keeps. */
export type StoreCartLine = {
  readonly id: string
  readonly variantId: string
  readonly title: string
  readonly variantTitle: string
  /** 0 for a line that was sold out when it was added. */
  readonly quantity: number
  readonly attributes: readonly StoreAttribute[]
  /** After the discounts on this line. */
  readonly total: Money
}

/** An address on a cart; the store leaves empty what it was not told, or will not tell without the cart's key. */
export type StoreAddress = {
  readonly id: string
  /** Whether the order goes there. */
  readonly selected: boolean
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly city: string
  readonly provinceCode: string
  readonly zip: string
  readonly countryCode: string
  readonly phone: string
}

/** Lines that are delivered together, once the store knows where to. */
export type DeliveryGroup = {
  readonly id: string
  readonly options: readonly {
    readonly handle: string
    readonly title: string
    readonly price: Money
  }[]
  /** Null until one is chosen. */
  readonly selectedHandle: string | null
}

export type AppliedGiftCard = {
  readonly id: string
  /** The last four of its code: all that the store shows. */
  readonly lastCharacters: string
  readonly used: Money
  /** What is left on it after this cart. */
  readonly balance: Money
}

/** A cart that the store keeps (specification section 3), as against the lines that the browser keeps. */
export type StoreCart = {
  /** With its key: whoever has it may change the cart. */
  readonly id: string
  /** Relative with the local store. */
  readonly checkoutUrl: string
  readonly note: string
  readonly attributes: readonly StoreAttribute[]
  readonly email: string | null
  readonly phone: string | null
  /** Two letters, as India is IN. */
  readonly countryCode: string | null
  readonly addresses: readonly StoreAddress[]
  readonly lines: readonly StoreCartLine[]
  readonly deliveryGroups: readonly DeliveryGroup[]
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[]
  readonly giftCards: readonly AppliedGiftCard[]
  /** Everything taken off goods by discounts, on lines and on the whole. */
  readonly discounted: Money
  readonly subtotal: Money
  /** What is left to pay after discounts and gift cards. */
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
