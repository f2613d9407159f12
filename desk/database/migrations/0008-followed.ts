import type { Kysely } from 'kysely'
import { createTableFor } from '../create-table.ts'

/** How far the store's events, which letters are written about, have been read. */
export async function createFollowed(database: Kysely<unknown>): Promise<void> {
  const { createTable } = createTableFor(database)
  await createTable('followed', (table) =>
    table
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('place', 'integer', (column) => column.notNull()),
  )
}
