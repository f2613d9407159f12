import type { Currency } from './currency.ts'

/** What the local store keeps. All amounts are integer minor units (paise) of the shop's currency. */

export type Attribute = { key: string; value: string }

export type DeliveryAddress = {
  firstName: string
  lastName: string
  company?: string
  address1: string
  address2: string
  city: string
  /** Province name or code as given. */
  province: string
  zip: string
  countryCode: string
  phone: string
}

/** One of the addresses a cart's goods may go to. */
export type SelectableAddress = {
  /** uuid */
  id: string
  address: DeliveryAddress
  selected: boolean
  /** Not to be kept for later orders of the same buyer. */
  oneTimeUse: boolean
}

/** A value a client keeps with a cart; namespace and key name it. */
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

/** One JSON row a cart. `lines` newest first (reference, section 3: new lines come first). */
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
  /** All addresses to choose from; change them with `delivery-addresses.ts` only. */
  addresses: SelectableAddress[]
  /** Where the goods go: the selected one of `addresses`. */
  deliveryAddress: DeliveryAddress | null
  discountCodes: string[]
  giftCardCodes: string[]
  /** Handle of the chosen delivery option, or null for the cheapest. */
  deliveryOption: string | null
  metafields: CartMetafield[]
  /** Set once the cart became an order: it then takes no more changes. */
  orderId: number | null
}

/** Part of a discount that falls on one line. */
export type PricedAllocation = {
  /** Null for an automatic discount. */
  code: string | null
  title: string
  amount: number
  target: 'LINE_ITEM' | 'SHIPPING_LINE'
  /** What the discount lowers: the whole order (then every line has its part), some lines, or delivery. */
  scope: 'order' | 'line' | 'delivery'
}

export type PricedLine = {
  id: string
  variantId: number
  quantity: number
  attributes: Attribute[]
  unitPrice: number
  compareAtUnitPrice: number | null
  /** unitPrice x quantity */
  subtotal: number
  /** subtotal less its allocations */
  total: number
  allocations: PricedAllocation[]
}

/** Why a code does nothing; `null` message when it applies. */
export type PricedDiscountCode = {
  code: string
  applicable: boolean
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
  /** A clear sentence for the shopper, or null when the code applies. */
  message: string | null
}

export type PricedGiftCard = { code: string; amountUsed: number; balanceAfter: number }

export type DeliveryOption = { handle: string; title: string; description: string; price: number }

/** A cart with its sums: `total = subtotal - discountTotal + delivery`; `due = total - gift cards`. */
export type PricedCart = {
  currency: Currency
  lines: PricedLine[]
  /** Sum of the lines before any discount. */
  subtotal: number
  /** Sum of all allocations on lines; what delivery is lowered by is not in it. */
  discountTotal: number
  /** What delivery costs after its discount. */
  delivery: number
  deliveryDiscount: number
  /** Where `deliveryDiscount` comes from: one entry a free-delivery code. */
  deliveryAllocations: PricedAllocation[]
  deliveryOptions: DeliveryOption[]
  selectedDelivery: DeliveryOption | null
  total: number
  giftCards: PricedGiftCard[]
  due: number
  discountCodes: PricedDiscountCode[]
}

export type PaymentMethod = 'card' | 'upi' | 'cod'

export type OrderRecord = {
  id: number
  /** As shown to the shopper, e.g. "PG1001". */
  number: string
  /** Unguessable part of the order status address. */
  statusToken: string
  createdAt: string
  email: string
  phone: string
  deliveryAddress: DeliveryAddress
  paymentMethod: PaymentMethod
  /** Pending for cash on delivery, paid otherwise. */
  paymentStatus: 'paid' | 'pending'
  /** Lines with titles and prices as they were when the order was placed. */
  lines: (PricedLine & { productTitle: string; variantTitle: string; sku: string })[]
  totals: Omit<PricedCart, 'lines'>
  attributes: Attribute[]
  note: string
}
