import type { DatabaseSync } from 'node:sqlite'
import { NewerDatabaseError } from '#platform/newer-database-error.ts'
import { openDatabaseFile } from '#platform/open-database-file.ts'
import { toMailbox, toPhoneKey } from '#platform/person-keys.ts'
import { migrations } from './migrations.ts'
import { toSearchText } from './order-search-text.ts'

/** The database version of this code. */
export const databaseVersion = migrations.length

/**
 * Opens the local store's database and migrates it to the newest version. Waits for other processes.
 * @param file its folder must exist
 * @throws NewerDatabaseError
 */
export function openDatabase(file: string): DatabaseSync {
  return openDatabaseFile(file, (database) => {
    // The migrations use these functions.
    database.function('to_mailbox', { deterministic: true }, (text) => toMailbox(String(text)))
    database.function('to_phone_key', { deterministic: true }, (text) => toPhoneKey(String(text)))
    database.function('to_search_text', { varargs: true }, searchTextOfRow)
    migrate(database, file)
  })
}

/** Columns may be missing in an old order, and an early migration does not pass city and PIN code. */
function searchTextOfRow(...columns: readonly unknown[]): string {
  const texts = columns.map((column) => String(column ?? ''))
  const [number = '', email = '', phone = '', firstName = '', lastName = ''] = texts
  const [delivered = '', city = '', zip = ''] = texts.slice(5)
  const deliveryAddress = { firstName, lastName, phone: delivered, city, zip }
  return toSearchText({ number, email, phone, deliveryAddress })
}

function migrate(database: DatabaseSync, file: string): void {
  inTransaction(database, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
    if (version > databaseVersion)
      throw new NewerDatabaseError(`${file} was created by a newer version of the local store`)
    for (const migration of migrations.slice(version)) database.exec(migration)
    database.exec(`PRAGMA user_version = ${databaseVersion}`)
  })
}

/**
 * Runs `work` in one transaction and rolls it back when `work` throws. Inside another transaction it
 * joins that one.
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work()
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (fault) {
    // On a full disk SQLite has rolled back already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw fault
  }
}
