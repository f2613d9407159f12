import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'

/**
 * Opens an existing SQLite database that other processes may be using, only to read. Not in SQLite's read-only mode:
 * closing the last connection in that mode leaves the `-wal` and `-shm` files of a stopped shop behind. Closing this one
 * merges the `-wal` file into the database.
 * @throws what SQLite says of a file that is missing or cannot be read
 */
export function openToRead(file: string): DatabaseSync {
  const url = pathToFileURL(file)
  // Without it, SQLite creates a missing file.
  url.searchParams.set('mode', 'rw')
  const database = new DatabaseSync(url, { timeout: 5000 })
  try {
    database.exec('PRAGMA query_only = ON')
  } catch (fault) {
    database.close()
    throw fault
  }
  return database
}
