import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import { OperatorError } from '#platform/operator-error.ts'
import { createOrderEvents } from '../merchant-orders/order-events.ts'
import { databaseVersion } from '../store/open-database.ts'
import { createOrderProgress } from '../store/order-progress.ts'
import type { CartRecord, OrderRecord } from '../store/records.ts'
import { type Buyer, isCartOf, isOrderOf } from './buyer.ts'

export type BuyerRecords = {
  /** Oldest first. */
  readonly orders: readonly OrderRecord[]
  /** Carts of these orders, and others that contain the buyer's e-mail address or phone number. */
  readonly carts: readonly CartRecord[]
  /** Codes that the buyer has used. */
  readonly codes: readonly { readonly code: string; readonly order: string }[]
}

/** What happened to an order, without the merchant's names: they are not the buyer's data. */
export function findHistory(database: DatabaseSync, { id }: Pick<OrderRecord, 'id'>) {
  const history = createOrderEvents(database).listOf(id)
  return {
    progress: createOrderProgress(database).get(id),
    history: history.map(({ at, action }) => ({ at, ...action })),
  }
}

/**
 * Opens a store's database for `work`; the store may be running.
 * @throws OperatorError when there is none, or another version of the shop wrote it
 */
export async function withDatabase<Result>(
  file: string,
  work: (database: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(file))
    throw new OperatorError(`There is no store in this folder: ${file} is missing.`)
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
    if (version !== databaseVersion)
      throw new OperatorError(
        'This database was written by another version of the shop: start this one once, then try again.',
      )
    return await work(database)
  } finally {
    database.close()
  }
}

/**
 * Reads everything that the store has of a buyer, row by row: a cart's e-mail address and phone have no index.
 * Yields to the event loop between slices.
 */
export async function findRecords(database: DatabaseSync, buyer: Buyer): Promise<BuyerRecords> {
  const orders = await listRecords<OrderRecord>(database, 'orders', (order) =>
    isOrderOf(order, buyer),
  )
  const numbers = new Map(orders.map(({ id, number }) => [id, number]))
  const carts = await listRecords<CartRecord>(
    database,
    'carts',
    (cart) => isCartOf(cart, buyer) || (cart.orderId !== null && numbers.has(cart.orderId)),
  )
  const uses = database.prepare('SELECT code, order_id FROM discount_uses ORDER BY order_id, code')
  const codes = uses.all().flatMap(({ code, order_id }) => {
    const order = numbers.get(Number(order_id))
    return order === undefined ? [] : [{ code: String(code), order }]
  })
  return { orders, carts, codes }
}

/** Rows read at once, in some milliseconds. */
const SLICE = 200

/** The matching records. */
async function listRecords<Row>(
  database: DatabaseSync,
  table: 'orders' | 'carts',
  fits: (record: Row) => boolean,
): Promise<Row[]> {
  const select = database.prepare(
    `SELECT rowid AS row, record FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${SLICE}`,
  )
  const found: Row[] = []
  for (let rows = select.all(0); rows.length > 0; rows = select.all(Number(rows.at(-1)?.row))) {
    // Only the store writes these columns, from records of this type.
    const records = rows.map(({ record }) => JSON.parse(String(record)) as Row)
    found.push(...records.filter(fits))
    await letOthersRun()
  }
  return found
}
