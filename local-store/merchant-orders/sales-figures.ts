import type { Store } from '../store/store.ts'

/** Orders of one day in India, without cancelled and refused ones. */
export type DayOfSales = {
  /** `2026-11-25` */
  readonly day: string
  readonly orders: number
  /** Totals of these orders in minor units of the shop's currency, before refunds. */
  readonly revenue: number
}

export type CodeUse = {
  readonly code: string
  readonly uses: number
  /** In the previous period. */
  readonly usesBefore: number
}

/** Sums over the store's orders. */
export type SalesFigures = {
  /** The currency of revenue. */
  readonly currency: string
  /** Days with orders, oldest first; first and last are inclusive. */
  listDays(first: string, last: string): readonly DayOfSales[]
  /**
   * Codes of orders that were neither cancelled nor refused, the most used first.
   * @param since first day of the period
   * @param before first day of the previous period, which ends at `since`
   * @param limit how many codes
   */
  listCodes(since: string, before: string, limit: number): readonly CodeUse[]
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
        day: String(day),
        orders: Number(orders),
        revenue: Number(revenue),
      })),
    listCodes: (since, before, limit) =>
      codes.all(since, before, limit).map(({ code, uses, before: early }) => ({
        code: String(code),
        uses: Number(uses),
        usesBefore: Number(early),
      })),
  }
}
