import type { AliasableExpression } from 'kysely'
import type { DeskDatabase } from './desk-tables.ts'

/** How many rows a query has. Give it a limit: otherwise it reads them all. */
export async function countRows(
  database: DeskDatabase,
  rows: AliasableExpression<object>,
): Promise<number> {
  const { count } = await database
    .selectFrom(rows.as('rows'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
