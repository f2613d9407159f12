import { type Kysely, sql } from 'kysely'
import { createTableFor } from '../create-table.ts'

/** Buyers' reviews of products, and votes that found them helpful. */
export async function createReviews(database: Kysely<unknown>): Promise<void> {
  const { createTable } = createTableFor(database)
  await createTable('reviews', (table) =>
    table
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('product_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('rating', 'integer', (column) =>
        column.notNull().check(sql`rating between 1 and 5`),
      )
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('order_number', 'text')
      .addColumn('verified', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('hidden_reason', 'text')
      .addColumn('hidden_note', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'text')
      .addColumn('helpful', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('published_at', 'text')
      .addUniqueConstraint('reviews_one_each', ['product_id', 'mailbox'])
      .addCheckConstraint(
        'reviews_hidden_why',
        sql`(state = 'hidden') = (hidden_reason is not null)`,
      ),
  )
  await createTable('review_votes', (table) =>
    table
      .addColumn('review_id', 'integer', (column) =>
        column.notNull().references('reviews.id').onDelete('cascade'),
      )
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('day', 'text', (column) => column.notNull())
      .addUniqueConstraint('review_votes_by_browser', ['review_id', 'browser'])
      .addUniqueConstraint('review_votes_by_address', ['review_id', 'address', 'day']),
  )
  for (const [name, table, columns] of indexes)
    await database.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}

const indexes = [
  ['reviews_by_state', 'reviews', ['state', 'id']],
  ['reviews_by_product', 'reviews', ['product_id', 'state', 'id']],
  ['reviews_by_rating', 'reviews', ['state', 'product_id', 'rating']],
  ['reviews_by_mailbox', 'reviews', ['mailbox']],
  ['review_votes_by_day', 'review_votes', ['day']],
] as const
