import { addMoney, type Money } from './money.ts'

export type StoreAttribute = { readonly key: string; readonly value: string }

export type StoreCartLine = {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly title: string
  readonly variantTitle: string
  /** 0 for a line that was sold out when it was added. */
  readonly quantity: number
  readonly attributes: readonly StoreAttribute[]
  /** After the discounts on this line. */
  readonly total: Money
}

/** An address on a cart; fields are empty when unset, or hidden without the cart's key. */
export type StoreAddress = {
  readonly id: string
  /** Whether the order ships there. */
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

/** Lines that ship together, once the store has an address. */
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

/** Part of a discount: what a code or an automatic discount takes off one line, the goods or the delivery. */
export type StoreDiscount = {
  /** In the store's spelling; null for an automatic discount. */
  readonly code: string | null
  readonly target: 'goods' | 'delivery'
  readonly amount: Money
}

export type AppliedGiftCard = {
  readonly id: string
  /** The last four characters of its code; the store shows no more. */
  readonly lastCharacters: string
  readonly used: Money
  /** Its balance after this cart. */
  readonly balance: Money
}

/** A cart on the store (specification section 3), unlike the lines kept in the browser. */
export type StoreCart = {
  /** Includes the key that grants write access to the cart. */
  readonly id: string
  /** Relative with the local store. */
  readonly checkoutUrl: string
  readonly note: string
  readonly attributes: readonly StoreAttribute[]
  readonly email: string | null
  readonly phone: string | null
  /** ISO 3166-1 alpha-2, such as IN. */
  readonly countryCode: string | null
  readonly addresses: readonly StoreAddress[]
  readonly lines: readonly StoreCartLine[]
  readonly deliveryGroups: readonly DeliveryGroup[]
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[]
  readonly giftCards: readonly AppliedGiftCard[]
  readonly discounts: readonly StoreDiscount[]
  readonly subtotal: Money
  /** Left to pay after discounts and gift cards. */
  readonly total: Money
}

/** Something the store changed or dropped while applying a mutation. */
export type CartWarning = {
  /** The provider's code, such as MERCHANDISE_NOT_ENOUGH_STOCK. */
  readonly code: string
  readonly message: string
  /** Id of the cart or line. */
  readonly target: string
}

/** The sum of all discounts, of one code, or with null of the automatic ones. */
export function sumDiscounts({ discounts, total }: StoreCart, code?: string | null): Money {
  return discounts
    .filter((each) => code === undefined || isSameCode(each.code ?? '', code ?? ''))
    .map(({ amount }) => amount)
    .reduce(addMoney, { ...total, minor: 0 })
}

/** Codes are case-insensitive. */
export function isSameCode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase()
}
