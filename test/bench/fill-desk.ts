import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listDeskStatements } from './desk-rows.ts'

/**
 * Writes so many orders into a local store, and so many messages, subscribers, wishes, letters, reviews and acts into
 * the desk beside it: straight into the tables, in a few big transactions. A shop may be running on them.
 * @param dataDir where a shop has made both
 * @param order the record of an order
 */
export function fillDesk(dataDir: string, rows: number, order: object): void {
  const { store, desk } = listDeskStatements(order)
  for (const [file, statements] of [
    ['store.sqlite', store],
    ['desk.sqlite', desk],
  ] as const) {
    const database = new DatabaseSync(join(dataDir, file), { timeout: 5000 })
    // Lost in a crash, as the folder then is.
    database.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF')
    database.exec('CREATE TEMP TABLE counted (n INTEGER PRIMARY KEY, at TEXT NOT NULL)')
    database.prepare(countRows).run(rows)
    database.exec('BEGIN IMMEDIATE')
    for (const statement of statements) database.exec(statement)
    database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
    database.close()
  }
}

/** Each row has a time of the last 60 days, the newest now. */
const countRows = `
  WITH RECURSIVE counting (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counting WHERE n < ?1)
  INSERT INTO counted
  SELECT n, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ((n - ?1) * 5184000.0 / ?1) || ' seconds') FROM counting`
