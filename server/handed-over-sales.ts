import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type {
  FindSales,
  HandoverNotes,
  Sale,
  SoldUnits,
} from '#commerce/model/figures/product-sales.ts'
import { makeDataFolder } from '#local-store/store/make-data-folder.ts'
import { createFindSales } from './recorded-sales.ts'

/** A day longer than the browser knows its checkouts. */
const KEPT_MS = 8 * 24 * 60 * 60_000
const MOST_CHECKOUTS = 5000

/** Sales of a hosted store, as far as this shop sees them: checkouts that it handed over and that came back. */
export type HandedOverSales = HandoverNotes & {
  readonly findSales: FindSales
  readonly close: () => void
}

export type HandedOverSalesOptions = {
  readonly now?: () => Date
  /** Receives failures, which hold up neither checkout nor page. */
  readonly log: (message: string, fault: unknown) => void
  /** Checkouts that are kept at most. */
  readonly most?: number
}

/**
 * Opens the count of sales in its own small database (decision 25). It holds products, quantities and times,
 * and nothing about buyers.
 * @throws Error when the folder cannot be used
 */
export function openHandedOverSales(
  dataDir: string,
  { now = () => new Date(), log, most = MOST_CHECKOUTS }: HandedOverSalesOptions,
): HandedOverSales {
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

  function attempt<Result>(work: () => Result, otherwise: Result): Result {
    try {
      return work()
    } catch (fault) {
      log('Sales could not be counted', fault)
      return otherwise
    }
  }

  return {
    noteStart(id, units) {
      attempt(() => {
        insert.run(id, now().toISOString(), JSON.stringify(units))
        purge.run(new Date(now().getTime() - KEPT_MS).toISOString(), most)
      }, undefined)
    },
    noteReturn(id) {
      attempt(() => markReturned.run(now().toISOString(), id), undefined)
    },
    findSales: createFindSales(
      (since) => attempt(() => returnedSince.all(since.toISOString()).flatMap(toSales), []),
      now,
    ),
    close: () => database.close(),
  }
}

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 1000 })
  try {
    // A power failure may lose the last sales, never the file.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
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
  } catch (fault) {
    database.close()
    throw fault
  }
  return database
}

/** The buyer's city is known to the hosted store only. */
function toSales(row: Record<string, unknown>): Sale[] {
  // Only `noteStart` writes this column.
  const units = JSON.parse(String(row.units)) as readonly SoldUnits[]
  const at = new Date(String(row.returned_at))
  return units.map(({ productId, quantity }) => ({ productId, quantity, city: '', at }))
}
