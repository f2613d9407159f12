import { type Kysely, sql } from 'kysely'
import { createTableFor } from '../create-table.ts'
import { isPostgres } from '../is-postgres.ts'

/** Photos of reviews, each also as a small square. */
export async function createReviewPhotos(database: Kysely<unknown>): Promise<void> {
  const { createTable } = createTableFor(database)
  const bytes = isPostgres(database) ? sql`bytea` : sql`blob`
  await createTable('review_photos', (table) =>
    table
      .addColumn('review_id', 'integer', (column) =>
        column.notNull().references('reviews.id').onDelete('cascade'),
      )
      .addColumn('large', bytes, (column) => column.notNull())
      .addColumn('small', bytes, (column) => column.notNull())
      .addColumn('hidden_reason', 'text'),
  )
  await database.schema
    .createIndex('review_photos_by_review')
    .on('review_photos')
    .column('review_id')
    .execute()
  await database.schema.alterTable('reviews').addColumn('photos_at', 'text').execute()
}
