import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import type { ProductSales } from './product-sales.ts'

/** What the shop's server counted of a product, for measured figures. */
export type ProductEvidence = {
  /** From recorded orders; null without any of late. */
  readonly sales: ProductSales | null
  /** Units left by variant id: only of variants that are nearly sold out. */
  readonly left: Readonly<Record<string, number>>
  /** Published at the desk; null without any. */
  readonly reviews: StoredReviews | null
}

export const noEvidence: ProductEvidence = { sales: null, left: {}, reviews: null }

/** Up to this many units the page says how many are left. */
export const LOW_STOCK = 5

/** Whether so few are left that shoppers should know; never for what is sold out or not counted. */
export function isLowStock(quantity: number | null): quantity is number {
  return quantity !== null && quantity > 0 && quantity <= LOW_STOCK
}
