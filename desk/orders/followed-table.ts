import type { RowId } from '../database/desk-tables.ts'

/** How far the events of others were read. */
export type FollowedTable = {
  readonly id: RowId
  /** Whose events. */
  readonly name: string
  /** The id of the last one that is done with. */
  readonly place: number
}
