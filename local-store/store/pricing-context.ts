import type { StoreDeliveryRate, StoreVariant } from './catalogue.ts'
import type { StoreDiscount } from './catalogue-discounts.ts'
import type { Currency } from './currency.ts'
import type { DiscountUsage } from './discount-usage.ts'
import type { GiftCard } from './gift-cards.ts'

/** What pricing asks of the world around a cart. */
export type PricingContext = {
  readonly now: Date
  readonly currency: Currency
  readonly deliveryRates: readonly StoreDeliveryRate[]
  findVariant(variantId: number): StoreVariant | null
  /** By code in any case. */
  findDiscount(code: string): StoreDiscount | null
  /** By code in any case. */
  findGiftCard(code: string): GiftCard | null
  readonly usage: Pick<DiscountUsage, 'usesOf' | 'hasUsed' | 'hasOrdered'>
}

/** A line while its discounts are being worked out. */
export type LineInPricing = {
  readonly productId: number
  readonly unitPrice: number
  readonly quantity: number
  readonly subtotal: number
  /** What is left to pay after the discounts so far. */
  remaining: number
}
