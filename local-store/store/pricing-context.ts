import type { StoreDeliveryRate, StoreVariant } from './catalogue.ts'
import type { StoreDiscount } from './catalogue-discounts.ts'
import type { DiscountUsage } from './discount-usage.ts'
import type { GiftCard } from './gift-cards.ts'
import type { StoreMarket } from './markets.ts'

/** What pricing needs besides the cart. */
export type PricingContext = {
  readonly now: Date
  /** All amounts are in its currency, except the balances of gift cards. */
  readonly market: StoreMarket
  readonly deliveryRates: readonly StoreDeliveryRate[]
  findVariant(variantId: number): StoreVariant | null
  /** Ignores the code's case and the spaces around it. */
  findDiscount(code: string): StoreDiscount | null
  /** Ignores the code's case and the spaces around it. */
  findGiftCard(code: string): GiftCard | null
  readonly usage: Pick<DiscountUsage, 'usesOf' | 'hasUsed' | 'hasOrdered'>
}

/** A line while its discounts are being calculated. */
export type LineInPricing = {
  readonly id: string
  /** The cart's line; differs from `id` for units that were split off it. */
  readonly cartLineId: string
  readonly productId: number
  readonly unitPrice: number
  readonly quantity: number
  readonly subtotal: number
  /** What is left to pay after the discounts so far. */
  remaining: number
}
