import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkMigrations } from './check-migrations.ts'

/** Two processes commit at the same moment for a few milliseconds; longer waits are for `when-free.ts`. */
const LOCK_MS = 10

/** Where the desk's database lies in a data folder. */
export const deskFile = (dataDir: string) => join(dataDir, 'desk.sqlite')

/**
 * Opens the desk's database file, readable only by its owner: it holds what shoppers wrote.
 *
 * Commits are synchronous=FULL: what was said to be kept survives a crash and a power failure. What is deleted is
 * overwritten (secure_delete), since people have it erased.
 *
 * @param dataDir must exist
 * @throws NewerDeskError; what the system or SQLite says of a folder or file that cannot be used
 */
export function openDeskFile(dataDir: string): DatabaseSync {
  const file = deskFile(dataDir)
  // SQLite gives the files beside it the same permissions.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    database.exec('PRAGMA secure_delete = ON')
    checkMigrations(listMigrations(database), file)
    // From here on waiting would hold up every request of this process.
    database.exec(`PRAGMA busy_timeout = ${LOCK_MS}`)
  } catch (fault) {
    database.close()
    throw fault
  }
  return database
}

/**
 * Whether the data folder's desk can be used, in a few milliseconds: a start says so before anybody is served. A desk
 * that nobody used yet is not created.
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
