import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataDir } from './data-dir.ts'

type Order = { readonly number: string; readonly record: string }

/** Reads the database of the running shop under test. */
function read<Row>(sql: string, ...values: (string | number)[]): Row[] {
  const database = new DatabaseSync(join(dataDir, 'store.sqlite'), {
    readOnly: true,
    timeout: 5000,
  })
  try {
    // The rows have the columns of the query.
    return database.prepare(sql).all(...values) as Row[]
  } finally {
    database.close()
  }
}

/** The orders of an e-mail address, oldest first. */
export function ordersOf(email: string): Order[] {
  return read<Order>('SELECT number, record FROM orders WHERE email = ? ORDER BY id', email)
}

/** Units left of a variant, by the numeric part of its id. */
export function stockOf(variantId: number): number {
  const [row] = read<{ stock: number }>(
    'SELECT stock FROM inventory WHERE variant_id = ?',
    variantId,
  )
  if (!row) throw new Error(`The database has no variant ${variantId}`)
  return row.stock
}

/** Moves the time of an order back, so that its page hides the buyer. */
export function makeOlder(number: string, hours: number): void {
  const database = new DatabaseSync(join(dataDir, 'store.sqlite'), { timeout: 5000 })
  try {
    const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString()
    database
      .prepare("UPDATE orders SET record = json_set(record, '$.createdAt', ?) WHERE number = ?")
      .run(createdAt, number)
  } finally {
    database.close()
  }
}
