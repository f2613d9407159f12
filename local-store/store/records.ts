import type { Currency } from './currency.ts'
import type { TaxTexts } from './product-tax.ts'
import type { TypedForm } from './typed-form.ts'

/**
 * What the local store saves. All amounts are integer minor units (paise) of the shop's currency, except in carts
 * priced for a buyer of another market, and in such a buyer's orders.
 */

export type Attribute = { key: string; value: string }

export type DeliveryAddress = {
  firstName: string
  lastName: string
  company?: string
  address1: string
  address2: string
  city: string
  /** Province name or code, as received. */
  province: string
  zip: string
  countryCode: string
  phone: string
}

/** One of the delivery addresses of a cart. */
export type SelectableAddress = {
  /** uuid */
  id: string
  address: DeliveryAddress
  selected: boolean
  /** Not saved for later orders of the same buyer. */
  oneTimeUse: boolean
}

/** A metafield that a client sets on a cart; unique by namespace and key. */
export type CartMetafield = {
  namespace: string
  key: string
  type: string
  value: string
  createdAt: string
  updatedAt: string
}

export type CartLineRecord = {
  /** uuid */
  id: string
  /** Numeric part of the variant's global id. */
  variantId: number
  quantity: number
  attributes: Attribute[]
}

/** One JSON row per cart. `lines` newest first, as at the provider. */
export type CartRecord = {
  /** Unguessable; part of the id `gid://shopify/Cart/{token}?key={secret}` */
  token: string
  key: string
  createdAt: string
  updatedAt: string
  lines: CartLineRecord[]
  note: string
  attributes: Attribute[]
  email: string | null
  phone: string | null
  countryCode: string
  /** All addresses to choose from; change them only through `delivery-addresses.ts`. */
  addresses: SelectableAddress[]
  /** The selected one of `addresses`. */
  deliveryAddress: DeliveryAddress | null
  discountCodes: string[]
  giftCardCodes: string[]
  /** Handle of the chosen delivery option, or null for the cheapest. */
  deliveryOption: string | null
  metafields: CartMetafield[]
  /** The checkout's form as last sent; null once ordered, absent before the first one. */
  typedForm?: TypedForm | null
  /** Set once the cart is ordered: it then accepts no more changes. */
  orderId: number | null
}

/** One line's share of a discount. */
export type PricedAllocation = {
  /** Null for an automatic discount. */
  code: string | null
  title: string
  amount: number
  target: 'LINE_ITEM' | 'SHIPPING_LINE'
  /** What the discount applies to: the whole order (with an allocation on every line), some lines, or delivery. */
  scope: 'order' | 'product' | 'delivery'
}

export type PricedLine = {
  id: string
  /** The cart's line; differs from `id` for units that a discount split off it. */
  cartLineId: string
  variantId: number
  quantity: number
  attributes: Attribute[]
  unitPrice: number
  compareAtUnitPrice: number | null
  /** unitPrice x quantity */
  subtotal: number
  /** subtotal minus its allocations */
  total: number
  allocations: PricedAllocation[]
}

/** A discount code of a cart, and whether it applies to the cart. */
export type PricedDiscountCode = {
  code: string
  applicable: boolean
  /** Why the code does not apply, or null when it does. */
  reason:
    | 'unknown'
    | 'expired'
    | 'minimum'
    | 'minimum-quantity'
    | 'used'
    | 'not-eligible'
    | 'no-delivery'
    | 'does-not-combine'
    | 'limit'
    | null
  /** The provider's sentence for the shopper, or null when the code applies. */
  message: string | null
  /** What would make it apply, for the checkout: "add ₹402 more to use it". */
  hint?: string
}

export type PricedGiftCard = {
  code: string
  /** In the shop's currency, like its balance. */
  amountUsed: number
  /** In the currency of the cart. */
  presentmentAmountUsed: number
  balanceAfter: number
}

export type DeliveryOption = { handle: string; title: string; description: string; price: number }

/** A cart with its sums: `total = subtotal - discountTotal + delivery`; `due = total - gift cards`. */
export type PricedCart = {
  currency: Currency
  lines: PricedLine[]
  /** Sum of the lines before any discount. */
  subtotal: number
  /** Sum of all allocations on lines, without the delivery discount. */
  discountTotal: number
  /** Delivery after its discount. */
  delivery: number
  deliveryDiscount: number
  /** The parts of `deliveryDiscount`: one per free-delivery code. */
  deliveryAllocations: PricedAllocation[]
  deliveryOptions: DeliveryOption[]
  selectedDelivery: DeliveryOption | null
  total: number
  giftCards: PricedGiftCard[]
  due: number
  discountCodes: PricedDiscountCode[]
}

export type PaymentMethod = 'card' | 'upi' | 'cod'

type OrderLine = PricedLine & {
  productTitle: string
  variantTitle: string
  sku: string
  /** Of the product at the time of the order: it may be hidden or taxed otherwise later. Older orders have none. */
  tax?: TaxTexts
}

export type OrderRecord = {
  id: number
  /** As shown to the shopper, for example "PG1001". */
  number: string
  /** Unguessable part of the order status URL. */
  statusToken: string
  createdAt: string
  email: string
  phone: string
  deliveryAddress: DeliveryAddress
  paymentMethod: PaymentMethod
  /** Pending for cash on delivery, paid otherwise. */
  paymentStatus: 'paid' | 'pending'
  /** Lines with titles and prices at the time of the order. */
  lines: OrderLine[]
  totals: Omit<PricedCart, 'lines'>
  /** The total in the shop's currency, at the rate of the buyer's market at that time. */
  shopTotal: number
  attributes: Attribute[]
  note: string
}
