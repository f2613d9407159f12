import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Opens a SQLite database, created when missing and readable only by its owner. Commits use synchronous=FULL: what was
 * confirmed survives a crash and a power failure. Waits for other processes until `leaveWaitingToRetries` is called.
 *
 * @param file its folder must exist
 * @param prepare migrates the database, for example; when it throws, the database is closed
 * @throws the system's or SQLite's error when the file cannot be used
 */
export function openDatabaseFile(
  file: string,
  prepare: (database: DatabaseSync) => void,
): DatabaseSync {
  // SQLite gives its files beside this one the same permissions.
  closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    prepare(database)
  } catch (fault) {
    database.close()
    throw fault
  }
  return database
}

/**
 * Leaves waiting for another process's lock to `retryWhileBusy`: SQLite's busy timeout blocks every request of this
 * process. The remaining 10 ms cover two commits at the same moment.
 */
export function leaveWaitingToRetries(database: DatabaseSync): void {
  database.exec('PRAGMA busy_timeout = 10')
}
