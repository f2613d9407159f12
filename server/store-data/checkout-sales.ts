import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type {
  CheckoutLog,
  FindSales,
  Sale,
  SoldUnits,
} from '#commerce/model/figures/product-sales.ts'
import { makeDataFolder } from '#platform/make-data-folder.ts'
import { leaveWaitingToRetries, openDatabaseFile } from '#platform/open-database-file.ts'
import { retryWhileBusy } from '#platform/retry-while-busy.ts'
import { createFindSales } from './recorded-sales.ts'

/** A day longer than the browser remembers its checkouts. */
const RETENTION_MS = 8 * 24 * 60 * 60_000
const MAX_CHECKOUTS = 5000

/** Sales of a hosted store as far as this shop sees them: checkouts that it started and that returned. */
export type CheckoutSales = CheckoutLog & {
  readonly findSales: FindSales
  readonly close: () => void
}

export type CheckoutSalesOptions = {
  readonly now?: () => Date
  /** Logs failures, which block neither checkout nor page. */
  readonly log: (message: string, fault: unknown) => void
  /** Most checkouts to keep. */
  readonly maxCheckouts?: number
}

/**
 * Opens the count of sales in its own small database (decision 25). It holds products, quantities and times of checkouts
 * that were started, and nothing about buyers. File and table keep the name of earlier releases, `handovers`.
 * @throws Error when the folder cannot be used
 */
export function openCheckoutSales(
  dataDir: string,
  { now = () => new Date(), log, maxCheckouts = MAX_CHECKOUTS }: CheckoutSalesOptions,
): CheckoutSales {
  makeDataFolder(dataDir)
  const database = openDatabase(join(dataDir, 'handovers.sqlite'))
  const insert = database.prepare(
    'INSERT OR IGNORE INTO handovers (id, started_at, units) VALUES (?, ?, ?)',
  )
  const purge = database.prepare(
    'DELETE FROM handovers WHERE started_at < ? OR number <= (SELECT max(number) FROM handovers) - ?',
  )
  const markReturned = database.prepare(
    'UPDATE handovers SET returned_at = ? WHERE id = ? AND returned_at IS NULL',
  )
  const returnedSince = database.prepare(
    'SELECT units, returned_at FROM handovers WHERE returned_at >= ?',
  )

  const report = (fault: unknown) => log('Sales could not be counted', fault)

  function listReturned(since: Date): readonly Sale[] {
    try {
      return returnedSince.all(since.toISOString()).flatMap(toSales)
    } catch (fault) {
      report(fault)
      return []
    }
  }

  return {
    recordStart(id, units) {
      const at = now()
      writeSoon(() => {
        insert.run(id, at.toISOString(), JSON.stringify(units))
        purge.run(new Date(at.getTime() - RETENTION_MS).toISOString(), maxCheckouts)
      }, report)
    },
    recordReturn(id) {
      const at = now().toISOString()
      writeSoon(() => void markReturned.run(at, id), report)
    },
    findSales: createFindSales(listReturned, now),
    close: () => database.close(),
  }
}

/** Writes at once, or later if another process is writing. */
function writeSoon(write: () => void, report: (fault: unknown) => void): void {
  try {
    const later = retryWhileBusy(write)
    if (later instanceof Promise) later.catch(report)
  } catch (fault) {
    report(fault)
  }
}

function openDatabase(file: string): DatabaseSync {
  return openDatabaseFile(file, (database) => {
    // A power failure may lose the last sales, but never corrupts the file.
    database.exec('PRAGMA synchronous = NORMAL')
    database.exec(`
      CREATE TABLE IF NOT EXISTS handovers (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        started_at TEXT NOT NULL,
        returned_at TEXT,
        units TEXT NOT NULL
      ) STRICT;
      CREATE INDEX IF NOT EXISTS handovers_by_return ON handovers (returned_at);
      CREATE INDEX IF NOT EXISTS handovers_by_start ON handovers (started_at);
    `)
    leaveWaitingToRetries(database)
  })
}

/** Without the buyer's city, which only the hosted store knows. */
function toSales(row: Record<string, unknown>): Sale[] {
  // Only `recordStart` writes this column.
  const units = JSON.parse(String(row.units)) as readonly SoldUnits[]
  const at = new Date(String(row.returned_at))
  return units.map(({ productId, quantity }) => ({ productId, quantity, city: '', at }))
}
