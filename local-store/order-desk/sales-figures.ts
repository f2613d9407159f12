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
   * @param since the first day that counts
   * @param before the first day of a time that ends where the other begins
   * @param most how many codes
   */
  listCodes(since: string, before: string, most: number): readonly CodeUse[]
}

/** Reads the sums that the database keeps (store/sales-sums.ts). */
export function createSalesFigures(store: Pick<Store, 'database' | 'catalogue'>): SalesFigures {
  const { database } = store
  const days = database.prepare(
    `SELECT day, orders, revenue FROM sold_days
     WHERE day BETWEEN ? AND ? AND orders > 0 ORDER BY day`,
  )
  const codes = database.prepare(
    `SELECT code, sum(uses * (day >= ?1)) AS uses, sum(uses * (day < ?1)) AS before
     FROM used_codes WHERE day >= ?2 AND uses > 0
     GROUP BY code ORDER BY 2 DESC, 3 DESC, 1 LIMIT ?3`,
  )
  return {
    get currency() {
      return store.catalogue.currency.code
    },
    listDays: (first, last) =>
      days.all(first, last).map(({ day, orders, revenue }) => ({
        ...{ day: String(day), orders: Number(orders), revenue: Number(revenue) },
      })),
    listCodes: (since, before, most) =>
      codes.all(since, before, most).map(({ code, uses, before: early }) => ({
        ...{ code: String(code), uses: Number(uses), usesBefore: Number(early) },
      })),
  }
}
