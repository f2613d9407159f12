import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openToRead } from '#platform/open-to-read.ts'
import { inTransaction, openDatabase } from '../store/open-database.ts'

const FILE = 'store.sqlite'

/** Stock and the merchant's prices, with which file and currency they are for. Nothing in them is about buyers. */
const tables = ['catalogue', 'inventory', 'merchant_values']

/**
 * Copies stock and the merchant's prices from one data folder into another without a store, so that a store opened there
 * has them, all of one moment. Copies nothing if there are none, or if the store will be migrated at its next start.
 * @throws what SQLite says of a file that it cannot read
 */
export function copyMerchantStock(from: string, to: string): void {
  const file = join(from, FILE)
  if (!existsSync(file)) return
  const source = openToRead(file)
  const target = openDatabase(join(to, FILE))
  try {
    source.exec('BEGIN')
    if (versionOf(source) === versionOf(target))
      inTransaction(target, () => {
        for (const table of tables) copyTable(source, target, table)
      })
  } finally {
    source.close()
    target.close()
  }
}

const versionOf = (database: DatabaseSync) =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version)

function copyTable(source: DatabaseSync, target: DatabaseSync, table: string): void {
  for (const row of source.prepare(`SELECT * FROM ${table}`).iterate()) {
    const columns = Object.keys(row)
    const values = columns.map(() => '?').join(', ')
    target
      .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`)
      .run(...Object.values(row))
  }
}
