import type { DatabaseSync } from 'node:sqlite'
import type { MerchantField } from './merchant-values.ts'

/** A change of a variant's stock or values, other than a sale; sales are in the orders. */
export type StockEvent = {
  readonly variantId: number
  readonly at: Date
  /** Empty for the catalogue file. */
  readonly who: string
  readonly field: 'stock' | MerchantField
  readonly before: number | null
  readonly after: number | null
  /** The reason, for example `refill`, `order PG1001 cancelled` or `catalogue file`. */
  readonly cause: string
  /** Id of the form that requested it, so that a form sent twice counts once. */
  readonly form?: string | undefined
}

export type StoredStockEvent = Omit<StockEvent, 'form'> & { readonly id: number }

/** Other processes detect changes by these rows: every stock change except a sale writes one in its transaction. */
export function createStockEvents(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT INTO stock_events (variant_id, at, who, field, before, after, cause, form)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const select = database.prepare(
    'SELECT * FROM stock_events WHERE variant_id = ? AND id < ? ORDER BY id DESC LIMIT ?',
  )
  const ofForm = database.prepare('SELECT 1 FROM stock_events WHERE form = ? LIMIT 1')
  return {
    add({ variantId, at, who, field, before, after, cause, form }: StockEvent): void {
      insert.run(variantId, at.toISOString(), who, field, before, after, cause, form ?? null)
    },
    hasForm: (form: string) => ofForm.get(form) !== undefined,
    /** Events before the given one, newest first. */
    listOf: (variantId: number, before: number, limit: number): StoredStockEvent[] =>
      select.all(variantId, before, limit).map(toEvent),
  }
}

function toEvent(row: Record<string, unknown>): StoredStockEvent {
  return {
    id: Number(row.id),
    variantId: Number(row.variant_id),
    at: new Date(String(row.at)),
    who: String(row.who),
    // Only `add` writes this column.
    field: row.field as StockEvent['field'],
    before: row.before === null ? null : Number(row.before),
    after: row.after === null ? null : Number(row.after),
    cause: String(row.cause),
  }
}
