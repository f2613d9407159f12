import type { Store } from '../store/store.ts'

/** Orders of one day in India, without those that were cancelled or not taken. */
export type DayOfSales = {
  /** `2026-11-25` */
  readonly day: string
  readonly orders: number
  /** Totals of these orders in minor units of the shop's currency, before anything was given back. */
  readonly revenue: number
}

export type CodeUse = {
  readonly code: string
  readonly uses: number
  /** In the time before. */
  readonly usesBefore: number
}

/** What the orders of the store come to. */
export type SalesFigures = {
  /** Of revenue. */
  readonly currency: string
  /** Days that have orders, oldest first, both ends included. */
  listDays(first: string, last: string): readonly DayOfSales[]
  /**
   * Codes of orders that were neither cancelled nor refused, the most used first.
   * @param before a time that ends where the other begins
   */
  listCodes(since: Date, before: Date): readonly CodeUse[]
}

const IS_GONE = "state IN ('cancelled', 'refused')"
/** As the index `order_progress_by_day` has it. */
const DAY = "date(created_at, '+330 minutes')"

export function createSalesFigures(store: Pick<Store, 'database' | 'catalogue'>): SalesFigures {
  const { database } = store
  const days = database.prepare(
    `SELECT ${DAY} AS day, count(*) AS orders, sum(total) AS revenue FROM order_progress
     WHERE ${DAY} BETWEEN ? AND ? AND NOT (${IS_GONE}) GROUP BY 1 ORDER BY 1`,
  )
  // Numbers go up with time, so that no use needs the time of its order.
  const firstSince = database.prepare(
    'SELECT order_id FROM order_progress WHERE created_at >= ? ORDER BY created_at LIMIT 1',
  )
  const idSince = (time: Date) =>
    Number(firstSince.get(time.toISOString())?.order_id ?? Number.MAX_SAFE_INTEGER)
  const codes = database.prepare(
    `SELECT code, sum(order_id >= ?1) AS uses, sum(order_id < ?1) AS before
     FROM discount_uses WHERE order_id >= ?2
       AND order_id NOT IN (SELECT order_id FROM order_progress WHERE ${IS_GONE})
     GROUP BY code ORDER BY 2 DESC, 3 DESC, 1`,
  )
  return {
    get currency() {
      return store.catalogue.currency.code
    },
    listDays: (first, last) =>
      days.all(first, last).map(({ day, orders, revenue }) => ({
        ...{ day: String(day), orders: Number(orders), revenue: Number(revenue) },
      })),
    listCodes: (since, before) =>
      codes.all(idSince(since), idSince(before)).map(({ code, uses, before: early }) => ({
        ...{ code: String(code), uses: Number(uses), usesBefore: Number(early) },
      })),
  }
}
