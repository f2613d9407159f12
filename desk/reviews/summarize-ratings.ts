import type { DeskDatabase } from '../database/desk-tables.ts'
import type { Rating } from './review-table.ts'

/** What published reviews say in figures. */
export type RatingSummary = {
  readonly count: number
  /** From 1 to 5, not rounded; null without reviews. */
  readonly average: number | null
  readonly distribution: Readonly<Record<Rating, number>>
}

/** @param productId null for the whole shop */
export async function summarizeRatings(
  database: DeskDatabase,
  productId: string | null,
): Promise<RatingSummary> {
  let query = database
    .selectFrom('reviews')
    .select(({ fn }) => ['rating', fn.countAll<number>().as('count')])
    .where('state', '=', 'published')
    .groupBy('rating')
  if (productId !== null) query = query.where('product_id', '=', productId)
  const rows = await query.execute()
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of rows) distribution[rating] = count
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0)
  return { count, average: count === 0 ? null : stars / count, distribution }
}
