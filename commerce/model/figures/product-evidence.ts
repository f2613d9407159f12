import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import type { ProductSales } from './product-sales.ts'

/** What the shop's server counted of a product, for measured figures. */
export type ProductEvidence = {
  /** From recorded orders; null without recent ones. */
  readonly sales: ProductSales | null
  /** Units left, by variant id; only for variants that are nearly sold out. */
  readonly left: Readonly<Record<string, number>>
  /** Published at the desk; null without any, undefined while that is unknown. */
  readonly reviews: StoredReviews | null | undefined
}

/** Nothing is known of the product. */
export const noEvidence: ProductEvidence = { sales: null, left: {}, reviews: undefined }

/** The page shows how many units are left from this number down. */
const LOW_STOCK = 5

/** Whether the page shows how many are left; false when sold out or not counted. */
export function isLowStock(quantity: number | null): quantity is number {
  return quantity !== null && quantity > 0 && quantity <= LOW_STOCK
}
