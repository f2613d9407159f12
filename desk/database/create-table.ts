import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'

type Table<Columns extends string = never> = CreateTableBuilder<string, Columns>

/**
 * Creates tables that mean the same in both databases. Each has a whole number `id`, which no row gets a second time,
 * even after the newest was deleted. Times are text: UTC as `Date.toISOString` writes it, so that text sorts as time.
 */
export function createTableFor(database: Kysely<unknown>) {
  const onPostgres = isPostgres(database)
  return async (name: string, addColumns: (table: Table<'id'>) => Table<string>): Promise<void> => {
    const empty: Table = database.schema.createTable(name)
    const table = onPostgres
      ? empty.addColumn('id', 'integer', (id) => id.generatedAlwaysAsIdentity().primaryKey())
      : empty.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
    const complete = addColumns(table)
    // SQLite otherwise keeps whatever it is given.
    await (onPostgres ? complete : complete.modifyEnd(sql`strict`)).execute()
  }
}
