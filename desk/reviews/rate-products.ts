import type { DeskDatabase } from '../database/desk-tables.ts'
import type { RatingSummary } from './summarize-ratings.ts'

/** What the published reviews of a product say, and when they last changed. */
export type ProductRating = RatingSummary & {
  /** Another one when something changed that pages show, but for votes. */
  readonly mark: string
}

/** Of every product that has published reviews, by its id. */
export async function rateProducts(
  database: DeskDatabase,
): Promise<ReadonlyMap<string, ProductRating>> {
  const rows = await database
    .selectFrom('reviews')
    .select(({ fn }) => [
      ...(['product_id', 'rating'] as const),
      fn.countAll<number>().as('count'),
      fn.max('published_at').as('published'),
      fn.max('answered_at').as('answered'),
      fn.max('photos_at').as('photos'),
    ])
    .where('state', '=', 'published')
    .groupBy(['product_id', 'rating'])
    .execute()
  const byProduct = Map.groupBy(rows, (row) => row.product_id)
  return new Map([...byProduct].map(([id, those]) => [id, toRating(those)]))
}

type Row = {
  readonly rating: keyof RatingSummary['distribution']
  readonly count: number
  readonly published: string | null
  readonly answered: string | null
  readonly photos: string | null
}

function toRating(rows: readonly Row[]): ProductRating {
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, count } of rows) distribution[rating] = count
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0)
  const marks = rows.map(({ rating, count: each, published, answered, photos }) =>
    [rating, each, published, answered, photos].join(' '),
  )
  return { count, average: stars / count, distribution, mark: marks.sort().join() }
}

/** Another number whenever somebody acted at the desk, which reading costs nothing. */
export async function readActCount(database: DeskDatabase): Promise<number> {
  const { last } = await database
    .selectFrom('history')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}
