import { readStoredReviews } from '#commerce/model/read-reviews.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { isLowStock, type ProductEvidence } from './product-evidence.ts'
import type { ProductSales } from './product-sales.ts'

/** Reads the evidence helper's response; invalid parts count as absent, missing reviews as unknown. */
export function readEvidence(response: unknown): ProductEvidence {
  const { sales, left, reviews } = fieldsOf(response)
  const counts = Object.entries(fieldsOf(left)).flatMap(([id, count]) =>
    typeof count === 'number' && isLowStock(count) ? [[id, count] as const] : [],
  )
  return {
    sales: readSales(sales),
    left: Object.fromEntries(counts),
    reviews: reviews === undefined ? undefined : readStoredReviews(reviews),
  }
}

function readSales(value: unknown): ProductSales | null {
  const { soldInPastDay, boughtInPastHour, lastPurchase } = fieldsOf(value)
  if (typeof soldInPastDay !== 'number' || typeof boughtInPastHour !== 'number') return null
  const { city, minutesAgo } = fieldsOf(lastPurchase)
  const isKnown = typeof city === 'string' && typeof minutesAgo === 'number'
  return { soldInPastDay, boughtInPastHour, lastPurchase: isKnown ? { city, minutesAgo } : null }
}
