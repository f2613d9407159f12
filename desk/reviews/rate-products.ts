import type { DeskDatabase } from '../database/desk-tables.ts'
import type { Rating, RatingSumTable } from './review-table.ts'

/** The summary of a product's published reviews, and a marker of their version. */
export type ProductRating = {
  readonly count: number
  /** From 1 to 5, not rounded. */
  readonly average: number
  readonly distribution: Readonly<Record<Rating, number>>
  /** Changes whenever something changes that pages show, except votes. */
  readonly mark: number
}

/** By product id. */
export type ProductRatings = ReadonlyMap<string, ProductRating>

/**
 * The ratings of every product with published reviews. The database keeps the sums (migration 0013), so
 * that no review has to be read.
 */
export async function rateProducts(database: DeskDatabase): Promise<ProductRatings> {
  const rows = await database.selectFrom('rating_sums').selectAll().execute()
  const all = rows.map((row) => [row.product_id, toRating(row)] as const)
  return new Map(all.filter(([, { count }]) => count > 0))
}

function toRating(sums: RatingSumTable): ProductRating {
  const { stars_1, stars_2, stars_3, stars_4, stars_5, changes: mark } = sums
  const count = stars_1 + stars_2 + stars_3 + stars_4 + stars_5
  const stars = stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5
  const distribution = { 1: stars_1, 2: stars_2, 3: stars_3, 4: stars_4, 5: stars_5 }
  return { count, average: stars / count, distribution, mark }
}

/** Changes with every action at the desk, and is cheap to read. */
export async function readActionCount(database: DeskDatabase): Promise<number> {
  const { last } = await database
    .selectFrom('history')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
