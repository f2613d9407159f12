import type { DatabaseSync } from 'node:sqlite'
import {
  type OrderState,
  orderStates,
  type PaymentState,
  toProgress,
} from '../store/order-progress.ts'
import { toSearchWords } from '../store/order-search-text.ts'
import { toOrder } from '../store/orders.ts'
import type { OrderWithProgress } from './order-actions.ts'

/** Which orders to list; an omitted field allows all. */
export type OrderFilter = {
  readonly states?: readonly OrderState[]
  readonly payments?: readonly PaymentState[]
  /** The start of the period, inclusive. */
  readonly from?: Date
  /** The end of the period, exclusive. */
  readonly until?: Date
  /** Number, name, e-mail address or phone, or parts of them; the number of an invoice or a credit note. */
  readonly search?: string
}

export type OrderQuery = OrderFilter & {
  /** `next` of the previous page. */
  readonly after?: string | null
  /** Page size, 50 by default and 200 at most. */
  readonly first?: number
  /** Newest first by default. */
  readonly isOldestFirst?: boolean
}

export type OrderPage = {
  readonly orders: readonly OrderWithProgress[]
  /** Where the next page begins; null on the last one. */
  readonly next: string | null
}

const DEFAULT_PAGE_SIZE = 50
const MAX_PAGE_SIZE = 200
/** Longest search text, in characters. */
const MAX_SEARCH_LENGTH = 200

export function createOrderList(database: DatabaseSync) {
  const countStates = database.prepare(
    'SELECT state, count(*) AS orders FROM order_progress GROUP BY state',
  )
  const records = database.prepare('SELECT record FROM orders WHERE id = ?')
  const toListed = (row: Record<string, unknown>): OrderWithProgress => ({
    order: toOrder(records.get(Number(row.order_id)) ?? {}),
    progress: toProgress(row),
  })
  return {
    list({ first = DEFAULT_PAGE_SIZE, after = null, ...query }: OrderQuery): OrderPage {
      const size = Math.min(Math.max(1, Math.trunc(first)), MAX_PAGE_SIZE)
      const { where, values } = toConditions(query, after)
      // A search scans the rows in table order: with an index it would have to fetch each of them.
      const how = toSearchWords(query.search ?? '').length > 0 ? 'NOT INDEXED' : ''
      const rows = database
        .prepare(
          `SELECT order_id, version, state, payment, record FROM order_progress ${how}
           WHERE ${where.join(' AND ')} ORDER BY order_id ${query.isOldestFirst ? 'ASC' : 'DESC'} LIMIT ?`,
        )
        .all(...values, size + 1)
      const listed = rows.slice(0, size).map(toListed)
      return {
        orders: listed,
        next: rows.length > size ? String(listed.at(-1)?.order.id) : null,
      }
    },
    countByState(): Readonly<Record<OrderState, number>> {
      const counted = new Map(countStates.all().map((row) => [row.state, Number(row.orders)]))
      // Has a key for each state.
      return Object.fromEntries(
        orderStates.map((state) => [state, counted.get(state) ?? 0]),
      ) as Record<OrderState, number>
    },
  }
}

/**
 * Whether the tracking number contains a word. The whole record is looked at first, because reading JSON takes several
 * times as long.
 */
const TRACKED = `(instr(lower(record), ?) > 0
  AND instr(lower(coalesce(record ->> '$.parcel.trackingNumber', '')), ?) > 0)`

/** The order of an invoice or a credit note. */
const PRINTED = `order_id IN (SELECT order_id FROM invoices WHERE number = ?
  UNION SELECT order_id FROM credit_notes WHERE number = ?)`

/** Such as `pg/26-27/00001` or `pg/26-27/c0001`. */
const isPaperNumber = (word: string) => /^[a-z\d]{1,4}\/\d\d-\d\d\/c?\d+$/.test(word)

function toConditions(
  { states, payments, from, until, search = '', isOldestFirst = false }: OrderQuery,
  after: string | null,
): { where: string[]; values: (string | number)[] } {
  const where = [isOldestFirst ? 'order_id > ?' : 'order_id < ?']
  const values: (string | number)[] = [
    readCursor(after) ?? (isOldestFirst ? 0 : Number.MAX_SAFE_INTEGER),
  ]
  const add = (condition: string, ...given: readonly string[]) => {
    where.push(condition)
    values.push(...given)
  }
  const placeholders = (list: readonly string[]) => list.map(() => '?').join()
  if (states !== undefined) add(`state IN (${placeholders(states)})`, ...states)
  if (payments !== undefined) add(`payment IN (${placeholders(payments)})`, ...payments)
  if (from !== undefined) add('created_at >= ?', from.toISOString())
  if (until !== undefined) add('created_at < ?', until.toISOString())
  for (const word of toSearchWords(search.slice(0, MAX_SEARCH_LENGTH))) {
    if (isPaperNumber(word)) add(PRINTED, word.toUpperCase(), word.toUpperCase())
    else add(`(instr(search, ?) > 0 OR ${TRACKED})`, word, word, word)
  }
  return { where, values }
}

/** Null for an invalid cursor, which starts at the first order. */
function readCursor(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}
