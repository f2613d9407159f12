import type { DatabaseSync } from 'node:sqlite'
import { creditSeries } from '../invoice/credit-book.ts'
import { financialYear } from '../invoice/invoice-book.ts'
import { databaseVersion, openDatabase } from '../store/open-database.ts'
import { toOrderNumber } from '../store/orders.ts'
import { type DatabaseKind, SKIPPED } from './database-file.ts'

/** The numbers that a store has issued. */
type IssuedNumbers = {
  /** Row id of the last order. */
  readonly lastId: number
  /** The last invoice number of each financial year. */
  readonly series: readonly { readonly year: string; readonly last: number }[]
}

type RestoredStore = {
  readonly orders: number
  /** The number of the next order. */
  readonly nextNumber: number
}

/** The local store's database. */
export const storeDatabase: DatabaseKind<IssuedNumbers, RestoredStore> = {
  findFault(database) {
    const { user_version } = database.prepare('PRAGMA user_version').get() ?? {}
    if (!hasTable(database, 'orders')) return 'is not a database of the local store'
    return Number(user_version) > databaseVersion ? 'was written by a newer version' : null
  },
  noNumbers: { lastId: 0, series: [] },
  readIssuedNumbers: (database) => ({ lastId: readLastId(database), series: readSeries(database) }),
  continueAfter(draft, issued, now) {
    // Opening migrates an older backup, which may lack the invoice series.
    const target = openDatabase(draft)
    try {
      const ownId = readLastId(target)
      const next = Math.max(ownId, issued?.lastId ?? ownId + SKIPPED)
      const isCounted = target.prepare(`UPDATE sqlite_sequence SET seq = ? WHERE name = 'orders'`)
      if (isCounted.run(next).changes === 0)
        target.prepare(`INSERT INTO sqlite_sequence (name, seq) VALUES ('orders', ?)`).run(next)
      continueInvoices(target, issued, now)
      const orders = Number(target.prepare('SELECT count(*) AS count FROM orders').get()?.count)
      return { orders, nextNumber: toOrderNumber(next + 1) }
    } finally {
      target.close()
    }
  },
}

/**
 * Numbers may have gaps, which can be explained, but no duplicates. The series of the current financial year may have
 * begun since the backup; those of years before it get no more numbers.
 */
function continueInvoices(target: DatabaseSync, issued: IssuedNumbers | null, now: Date): void {
  const setLast = target.prepare(
    `INSERT INTO invoice_series (year, last) VALUES (?, ?)
     ON CONFLICT (year) DO UPDATE SET last = max(last, excluded.last)`,
  )
  for (const { year, last } of issued?.series ?? []) setLast.run(year, last)
  if (issued !== null) return
  const year = financialYear(now)
  for (const series of [year, creditSeries(year)]) setLast.run(series, 0)
  target.prepare('UPDATE invoice_series SET last = last + ?').run(SKIPPED)
}

function readSeries(database: DatabaseSync): IssuedNumbers['series'] {
  if (!hasTable(database, 'invoice_series')) return []
  const rows = database.prepare('SELECT year, last FROM invoice_series').all()
  return rows.map(({ year, last }) => ({ year: String(year), last: Number(last) }))
}

function readLastId(database: DatabaseSync): number {
  const row = database.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'orders'`).get()
  return Number(row?.seq ?? 0)
}

const hasTable = (database: DatabaseSync, name: string) =>
  database.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(name) !==
  undefined
