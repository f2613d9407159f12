import type { RowId } from '../database/desk-tables.ts'

/** How often something was seen on a day: numbers of the shop, of nobody in it. */
export type DailyCountTable = {
  readonly id: RowId
  /** In India: `2026-11-25` */
  readonly day: string
  readonly kind: CountKind
  /** Of a page its kind; of a search its words. */
  readonly name: string
  readonly count: number
}

/** `empty-search`: one that found nothing. */
export type CountKind = 'page' | 'empty-search'
