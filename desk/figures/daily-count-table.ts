import type { RowId } from '../database/desk-tables.ts'

/** How often something was seen on a day: figures about the shop, not about people. */
export type DailyCountTable = {
  readonly id: RowId
  /** The date in India: `2026-11-25`. */
  readonly day: string
  readonly kind: CountKind
  /** The kind of page, or the words searched for. */
  readonly name: string
  readonly count: number
}

/** `empty-search`: a search without results. */
export type CountKind = 'page' | 'empty-search'
