import { closeSync, fsyncSync, openSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Something that whoever ran the command can fix; the message is one sentence for them. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** What a backup has to know of the database that it copies. */
export type DatabaseKind<Given, Result> = {
  /** What is wrong with it, as a sentence goes on after its path; null for nothing. */
  readonly findFault: (database: DatabaseSync) => string | null
  /** Of a database that is not there. */
  readonly nothingGiven: Given
  /** The numbers that it gave to people. */
  readonly readGiven: (database: DatabaseSync) => Given
  /** Has a copy go on after the numbers given; null for those that nobody can read. */
  readonly goOn: (draft: string, given: Given | null) => Result
}

/** Skipped when nobody can say which numbers were given since the backup. */
export const SKIPPED = 1000

/**
 * Reads the whole file, so that a copy is known to be good before anybody needs it.
 * @throws BackupError when it is damaged, is another program's, or was written by a newer shop
 */
export function checkDatabase(
  file: string,
  { findFault }: Pick<DatabaseKind<unknown, unknown>, 'findFault'>,
): void {
  const fault = readFault(file, findFault)
  if (fault !== null) throw new BackupError(`${file} ${fault}.`)
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

/** Has a file, or the names in a folder, on the disk before it returns. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
