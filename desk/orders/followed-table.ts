import type { RowId } from '../database/desk-tables.ts'

/** How far the store's events have been read. */
export type FollowedTable = {
  readonly id: RowId
  /** Whose events these are. */
  readonly name: string
  /** The id of the last event that was handled. */
  readonly place: number
}
