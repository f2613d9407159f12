import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'

type Table<Columns extends string = never> = CreateTableBuilder<string, Columns>

/** Creates tables that mean the same in both databases. Times are text, as `Date.toISOString` writes them: they sort. */
export function createTableFor(database: Kysely<unknown>) {
  const onPostgres = isPostgres(database)
  return {
    /** A table whose rows have a whole number `id`, which no row gets again, even after the newest was deleted. */
    async createTable(name: string, addColumns: (table: Table<'id'>) => Table<string>) {
      const empty: Table = database.schema.createTable(name)
      const table = onPostgres
        ? empty.addColumn('id', 'integer', (id) => id.generatedAlwaysAsIdentity().primaryKey())
        : empty.addColumn('id', 'integer', (id) => id.primaryKey().autoIncrement())
      const complete = addColumns(table)
      // SQLite otherwise keeps whatever it is given.
      await (onPostgres ? complete : complete.modifyEnd(sql`strict`)).execute()
    },
    /** A table that is only an index: its columns are its primary key. */
    async createIndexTable(name: string, addColumns: (table: Table) => Table<string>) {
      const complete = addColumns(database.schema.createTable(name))
      await (onPostgres ? complete : complete.modifyEnd(sql`without rowid, strict`)).execute()
    },
    /** Text in the order of its bytes, as SQLite has it, so that beginnings of words are a range. */
    byteOrderedText: onPostgres ? sql`text collate "C"` : sql`text`,
  }
}
