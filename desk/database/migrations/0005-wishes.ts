import type { Kysely } from 'kysely'
import { createTableFor } from '../create-table.ts'

/** Who wants to be told when something is back in stock, and what they agreed to. */
export async function createWishes(database: Kysely<unknown>): Promise<void> {
  const { createTable } = createTableFor(database)
  await createTable('wishes', (table) =>
    table
      .addColumn('variant_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('consent_words', 'text', (column) => column.notNull())
      .addColumn('consent_page', 'text', (column) => column.notNull())
      .addColumn('consented_at', 'text', (column) => column.notNull())
      .addColumn('notified_at', 'text')
      .addUniqueConstraint('wishes_one_each', ['variant_id', 'mailbox']),
  )
  await database.schema.createIndex('wishes_by_mailbox').on('wishes').columns(['mailbox']).execute()
}
