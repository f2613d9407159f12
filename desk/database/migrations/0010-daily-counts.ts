import type { Kysely } from 'kysely'
import { createTableFor } from '../create-table.ts'

/** The shop's daily counters. */
export async function createDailyCounts(database: Kysely<unknown>): Promise<void> {
  const { createTable } = createTableFor(database)
  await createTable('daily_counts', (table) =>
    table
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addUniqueConstraint('daily_counts_key', ['day', 'kind', 'name']),
  )
}
