import type { Kysely } from 'kysely'
import { createTableFor } from '../create-table.ts'

/** Members of staff, their sessions, invitations and second factors, and their failed sign-in attempts. */
export async function createStaff(database: Kysely<unknown>): Promise<void> {
  const { createTable } = createTableFor(database)
  await createTable('staff', (table) =>
    table
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('factor_secret', 'text')
      .addColumn('factor_since', 'text')
      .addColumn('factor_step', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull()),
  )
  await createTable('staff_sessions', (table) =>
    table
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('staff_id', 'integer', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      )
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull()),
  )
  await createTable('staff_recovery_codes', (table) =>
    table
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('staff_id', 'integer', (column) =>
        column.notNull().references('staff.id').onDelete('cascade'),
      ),
  )
  await createTable('staff_invitations', (table) =>
    table
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text')
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull()),
  )
  await createTable('staff_tries', (table) =>
    table
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull()),
  )
  for (const [table, columns] of indexes)
    await database.schema
      .createIndex(`${table}_by_${columns[0]}`)
      .on(table)
      .columns([...columns])
      .execute()
}

const indexes = [
  // Grievances, which must be answered in time, are few among all messages.
  ['messages', ['kind', 'state', 'id']],
  ['staff_sessions', ['staff_id']],
  ['staff_recovery_codes', ['staff_id']],
  ['staff_tries', ['key', 'at']],
] as const
