import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '#platform/operator-error.ts'

/** What a backup needs to know about the database that it copies. */
export type DatabaseKind<IssuedNumbers, Result> = {
  /** What is wrong with it, phrased to follow its path; null when nothing is. */
  readonly findFault: (database: DatabaseSync) => string | null
  /** The result of `readIssuedNumbers` for a missing database. */
  readonly noNumbers: IssuedNumbers
  /** Reads the numbers that it has issued, for example the last order's. */
  readonly readIssuedNumbers: (database: DatabaseSync) => IssuedNumbers
  /** Makes a copy continue after the issued numbers; null when they could not be read. `now`: of the restore */
  readonly continueAfter: (draft: string, issued: IssuedNumbers | null, now: Date) => Result
}

/** How many numbers to skip when it is unknown which were issued since the backup. */
export const SKIPPED = 1000

/**
 * Checks the whole file, so that a copy is known to be good before it is needed.
 * @throws OperatorError when it is damaged, belongs to another program, or was written by a newer version
 */
export function checkDatabase(
  file: string,
  { findFault }: Pick<DatabaseKind<unknown, unknown>, 'findFault'>,
): void {
  const fault = readFault(file, findFault)
  if (fault !== null) throw new OperatorError(`${file} ${fault}.`)
}

function readFault(
  file: string,
  findFault: (database: DatabaseSync) => string | null,
): string | null {
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const { integrity_check } = database.prepare('PRAGMA integrity_check(1)').get() ?? {}
    return integrity_check === 'ok' ? findFault(database) : `is damaged: ${integrity_check}`
  } catch (fault) {
    return `cannot be read as a database: ${fault instanceof Error ? fault.message : fault}`
  } finally {
    database?.close()
  }
}

/**
 * Removes a draft, if there is one, with the logs that SQLite leaves beside it when a process is killed or the disk is
 * full: read with the next draft of that name, they would change it.
 */
export function removeDraft(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true })
}

/** Flushes a file, or the names in a folder, to disk before it returns. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
