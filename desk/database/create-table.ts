import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'

type Table<Columns extends string = never> = CreateTableBuilder<string, Columns>

/** Creates tables that work alike in both databases. Times are ISO 8601 text (`Date.toISOString`), so they sort. */
export function createTableFor(database: Kysely<unknown>) {
  const onPostgres = isPostgres(database)
  return {
    /** A table with an integer `id`, which is never reused, even after the newest row was deleted. */
    async createTable(name: string, addColumns: (table: Table<'id'>) => Table<string>) {
      const empty: Table = database.schema.createTable(name)
      const table = onPostgres
        ? empty.addColumn('id', 'integer', (id) => id.generatedAlwaysAsIdentity().primaryKey())
        : empty.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
      const complete = addColumns(table)
      // Without `strict`, SQLite stores values of any type.
      await (onPostgres ? complete : complete.modifyEnd(sql`strict`)).execute()
    },
    /** A table that is only an index: its columns are its primary key. */
    async createIndexTable(name: string, addColumns: (table: Table) => Table<string>) {
      const complete = addColumns(database.schema.createTable(name))
      await (onPostgres ? complete : complete.modifyEnd(sql`without rowid, strict`)).execute()
    },
    /** Text sorted by its bytes, as in SQLite, so that a prefix search is a range. */
    byteOrderedText: onPostgres ? sql`text collate "C"` : sql`text`,
  }
}
