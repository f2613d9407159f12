import type { RowId } from '../database/desk-tables.ts'

export type HistoryTable = {
  readonly id: RowId
  readonly at: string
  readonly who: string
  readonly subject: string
  readonly what: string
  readonly detail: string
}
