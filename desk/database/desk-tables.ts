import type { Generated, Kysely } from 'kysely'
import type { HistoryTable } from '../history/history-table.ts'

/** Every table of the desk. */
export type DeskTables = {
  readonly history: HistoryTable
}

/** The desk's database, or a transaction in it. */
export type DeskDatabase = Kysely<DeskTables>

/** The number of a row, which the database gives. */
export type RowId = Generated<number>
