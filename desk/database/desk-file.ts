import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkMigrations } from './check-migrations.ts'

/** Two commits that meet are over in milliseconds; `platform/retry-while-busy.ts` handles longer waits. */
const LOCK_MS = 10

/** The path of the desk's database in a data folder. */
export const deskFile = (dataDir: string) => join(dataDir, 'desk.sqlite')

/**
 * Opens the desk's database file, readable only by its owner: it holds what shoppers wrote.
 *
 * Commits use synchronous=FULL, so that confirmed writes survive a crash or a power failure. Deleted data is
 * overwritten (secure_delete), because people ask for its erasure.
 *
 * @param dataDir must exist
 * @throws NewerDatabaseError; the system's or SQLite's error when the folder or file cannot be used
 */
export function openDeskFile(dataDir: string): DatabaseSync {
  const file = deskFile(dataDir)
  // SQLite gives its files beside this one the same permissions.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    database.exec('PRAGMA secure_delete = ON')
    checkMigrations(listMigrations(database), file)
    // From here on, waiting would block every request of this process.
    database.exec(`PRAGMA busy_timeout = ${LOCK_MS}`)
  } catch (fault) {
    database.close()
    throw fault
  }
  return database
}

/**
 * Checks in a few milliseconds that the data folder's desk can be used, so that a start can report it before serving.
 * Does not create a desk that nobody has used yet.
 * @throws as `openDeskFile` does
 */
export function checkDeskFile(dataDir: string): void {
  if (existsSync(deskFile(dataDir))) openDeskFile(dataDir).close()
}

/** The migrations that a database has had. */
export function listMigrations(database: DatabaseSync): string[] {
  const isNew = !database
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'kysely_migration'")
    .get()
  if (isNew) return []
  const rows = database.prepare('SELECT name FROM kysely_migration').all()
  return rows.map(({ name }) => String(name))
}
