import type {
  LegacyAddressFieldsFragment,
  LegacyCartFieldsFragment,
  LegacyLineFieldsFragment,
} from '#commerce/schema/operations.generated.ts'

/** As the store writes it: "70.0", "14.25", "0.0". */
export type LegacyMoney = { readonly amount: string; readonly currencyCode: string }

export type LegacyDiscountApplication = {
  readonly allocationMethod: string
  readonly targetSelection: string
  readonly targetType: string
  /** A percentage, or the total the discount takes off. */
  readonly value: LegacyMoney | { readonly percentage: number }
} & (
  | { readonly code: string; readonly applicable: boolean }
  /** A discount without a code. */
  | { readonly title: string }
)

export type LegacyDiscountAllocation = {
  readonly allocatedAmount: LegacyMoney
  readonly discountApplication: LegacyDiscountApplication
}

type Merchandise = LegacyLineFieldsFragment['merchandise']

export type LegacyVariant = Omit<
  Merchandise,
  'product' | 'price' | 'compareAtPrice' | 'unitPrice'
> & {
  readonly product: Omit<Merchandise['product'], 'title'>
  readonly price: LegacyMoney
  readonly priceV2: LegacyMoney
  readonly compareAtPrice: LegacyMoney | null
  readonly compareAtPriceV2: LegacyMoney | null
  readonly unitPrice: LegacyMoney | null
}

export type LegacyLineItem = {
  readonly id: string
  /** The product's title; the variant's is in `variant`. */
  readonly title: string
  readonly quantity: number
  readonly customAttributes: LegacyLineFieldsFragment['attributes']
  readonly variant: LegacyVariant
  readonly discountAllocations: readonly LegacyDiscountAllocation[]
}

type GiftCard = LegacyCartFieldsFragment['appliedGiftCards'][number]

export type LegacyGiftCard = Pick<GiftCard, 'id' | 'lastCharacters'> & {
  readonly [Amount in Exclude<keyof GiftCard, 'id' | 'lastCharacters'>]: LegacyMoney
}

/** Not part of a cart, so the same in every checkout (specification section 7). */
export const fixedFields = {
  completedAt: null,
  order: null,
  orderStatusUrl: null,
  ready: false,
  requiresShipping: true,
  shippingLine: null,
  taxExempt: false,
  taxesIncluded: false,
} as const

/** A cart in the shape of the provider's former checkouts. */
export type LegacyCheckout = typeof fixedFields & {
  readonly id: string
  /** Where the shopper pays, with `_fd=0`. */
  readonly webUrl: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly note: string | null
  readonly email: string | null
  readonly customAttributes: LegacyCartFieldsFragment['attributes']
  readonly buyerIdentity: Pick<LegacyCartFieldsFragment['buyerIdentity'], 'countryCode'>
  readonly shippingAddress: LegacyAddressFieldsFragment | null
  readonly lineItems: readonly LegacyLineItem[]
  readonly discountApplications: readonly LegacyDiscountApplication[]
  readonly appliedGiftCards: readonly LegacyGiftCard[]
  readonly currencyCode: string
  /** Lines after discounts, before gift cards. */
  readonly lineItemsSubtotalPrice: LegacyMoney
  /** Before duties and taxes. */
  readonly subtotalPrice: LegacyMoney
  readonly subtotalPriceV2: LegacyMoney
  readonly totalTax: LegacyMoney
  readonly totalTaxV2: LegacyMoney
  /** Before gift cards are deducted. */
  readonly totalPrice: LegacyMoney
  readonly totalPriceV2: LegacyMoney
  /** Left to pay after gift cards. */
  readonly paymentDue: LegacyMoney
  readonly paymentDueV2: LegacyMoney
}
