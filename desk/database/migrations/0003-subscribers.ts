import type { Kysely } from 'kysely'
import { createTableFor } from '../create-table.ts'

/** Newsletter subscribers, and what they agreed to. */
export async function createSubscribers(database: Kysely<unknown>): Promise<void> {
  const { createTable } = createTableFor(database)
  await createTable('subscribers', (table) =>
    table
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('consent_words', 'text', (column) => column.notNull())
      .addColumn('consent_page', 'text', (column) => column.notNull())
      .addColumn('consented_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('unsubscribed_at', 'text'),
  )
  await database.schema
    .createIndex('subscribers_by_state')
    .on('subscribers')
    .columns(['state', 'id'])
    .execute()
}
