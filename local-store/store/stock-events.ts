import type { DatabaseSync } from 'node:sqlite'

/** A change that somebody made to a variant; sales are in the orders. */
export type StockEvent = {
  readonly variantId: number
  readonly at: Date
  readonly who: string
  readonly field: 'stock'
  readonly before: number | null
  readonly after: number | null
  /** What for, such as `order PG1001 cancelled`. */
  readonly cause: string
}

/** Other processes follow these rows: each change of stock but a sale writes one, in its transaction. */
export function createStockEvents(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO stock_events (variant_id, at, who, field, before, after, cause)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  return {
    add({ variantId, at, who, field, before, after, cause }: StockEvent): void {
      insert.run(variantId, at.toISOString(), who, field, before, after, cause)
    },
  }
}
