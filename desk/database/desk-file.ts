import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { leaveWaitingToRetries, openDatabaseFile } from '#platform/open-database-file.ts'
import { checkMigrations } from './check-migrations.ts'

/** The path of the desk's database in a data folder. */
export const deskFile = (dataDir: string) => join(dataDir, 'desk.sqlite')

/**
 * Opens the desk's database file. Deleted data is overwritten (secure_delete), because people ask for its erasure.
 * @param dataDir must exist
 * @throws NewerDatabaseError; the system's or SQLite's error when the folder or file cannot be used
 */
export function openDeskFile(dataDir: string): DatabaseSync {
  const file = deskFile(dataDir)
  return openDatabaseFile(file, (database) => {
    database.exec('PRAGMA secure_delete = ON')
    checkMigrations(listMigrations(database), file)
    leaveWaitingToRetries(database)
  })
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
