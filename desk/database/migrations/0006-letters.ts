import type { Kysely } from 'kysely'
import { createTableFor } from '../create-table.ts'

/** Mail that is queued, sent or failed. */
export async function createLetters(database: Kysely<unknown>): Promise<void> {
  const { createTable } = createTableFor(database)
  await createTable('letters', (table) =>
    table
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('mailbox', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('in_reply_to', 'text')
      .addColumn('unsubscribe_url', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text')
      .addColumn('give_up_at', 'text', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('failure', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text'),
  )
  for (const columns of [['due_at'], ['about'], ['mailbox'], ['state', 'id'], ['created_at']])
    await database.schema
      .createIndex(`letters_by_${columns[0]}`)
      .on('letters')
      .columns(columns)
      .execute()
}
