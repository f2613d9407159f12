import type { Kysely } from 'kysely'
import { createTableFor } from '../create-table.ts'

/** Who did what at the desk. */
export async function createHistory(database: Kysely<unknown>): Promise<void> {
  const { createTable } = createTableFor(database)
  await createTable('history', (table) =>
    table
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull()),
  )
  await database.schema
    .createIndex('history_by_subject')
    .on('history')
    .columns(['subject', 'id'])
    .execute()
}
