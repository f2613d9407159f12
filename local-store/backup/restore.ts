import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataFolder } from '#platform/make-data-folder.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { isBusy } from '#platform/retry-while-busy.ts'
import { asidePath } from './backup-names.ts'
import { checkDatabase, type DatabaseKind, removeDraft, syncToDisk } from './database-file.ts'

/** A backup that was checked, copied beside the database, and can replace it. */
export type PreparedRestore<Result> = {
  readonly result: Result
  /** Whether numbers were skipped because the old database could not be read. */
  readonly hasSkipped: boolean
  /** Copies the old database to another name. @returns its path; null when there was none */
  readonly keepOld: () => string | null
  /** Replaces the database, at once; after `keepOld`. */
  readonly put: () => void
  /** Frees the disk space of the replaced database, which takes milliseconds; after all were put, or undone. */
  readonly free: () => void
  /** Reverts `keepOld` and `put`; deletes the copy of the backup. */
  readonly undo: () => void
}

/**
 * Prepares to replace a database by a backup. No number is issued twice: numbers continue after the last one of the old
 * database or, if that cannot be read, a thousand later.
 * @throws OperatorError when the backup is damaged or the shop is running; then nothing is changed
 */
export function prepareRestore<IssuedNumbers, Result>(
  kind: DatabaseKind<IssuedNumbers, Result>,
  backupFile: string,
  file: string,
  now: Date,
): PreparedRestore<Result> {
  if (!existsSync(backupFile)) throw new OperatorError(`${backupFile} is missing.`)
  if (statSync(backupFile).isDirectory())
    throw new OperatorError(`${backupFile} is a folder: name one of the backups in it.`)
  checkDatabase(backupFile, kind)
  makeDataFolder(dirname(file))
  const issued = existsSync(file) ? closeDatabase(kind, file) : kind.noNumbers
  const draft = `${file}.new`
  let before: string | null = null
  let held: number | null = null
  let isPut = false
  const undo = () => {
    removeDraft(draft)
    if (isPut && before !== null) renameSync(before, file)
    else if (isPut) rmSync(file)
    else if (before !== null) rmSync(before)
  }
  try {
    removeDraft(draft)
    copyFileSync(backupFile, draft)
    chmodSync(draft, 0o600)
    const result = kind.continueAfter(draft, issued, now)
    syncToDisk(draft)
    const keepOld = () => {
      before = setAside(file, now)
      // The system frees a file that is replaced once nobody has it open.
      if (before !== null) held = openSync(file, 'r')
      return before
    }
    const free = () => {
      if (held !== null) closeSync(held)
    }
    const put = () => {
      renameSync(draft, file)
      isPut = true
    }
    return { result, hasSkipped: issued === null, keepOld, put, free, undo }
  } catch (fault) {
    undo()
    throw fault
  }
}

/**
 * Puts all backups into a folder, or none. All old databases are kept before the first is replaced: a process that is
 * killed has hardly ever replaced only some of them.
 * @returns the paths of the old databases
 */
export function putAll(
  prepared: readonly PreparedRestore<unknown>[],
  folder: string,
): readonly string[] {
  try {
    const old = prepared.flatMap(({ keepOld }) => keepOld() ?? [])
    for (const { put } of prepared) put()
    syncToDisk(folder)
    return old
  } catch (fault) {
    for (const { undo } of prepared) undo()
    throw fault
  } finally {
    for (const { free } of prepared) free()
  }
}

/**
 * Merges the write-ahead log into the file.
 * @returns the issued numbers; null when they cannot be read
 * @throws OperatorError while another process has it open
 */
function closeDatabase<IssuedNumbers>(
  { readIssuedNumbers }: Pick<DatabaseKind<IssuedNumbers, unknown>, 'readIssuedNumbers'>,
  file: string,
): IssuedNumbers | null {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Fails while another process has it open.
    database.exec('PRAGMA journal_mode = DELETE')
    return readIssuedNumbers(database)
  } catch (fault) {
    if (isBusy(fault)) throw new OperatorError('The shop is running: stop it, then restore.')
    return null
  } finally {
    database.close()
  }
}

/**
 * Copies the database aside, and moves its logs, also those of one that somebody moved away: they would change the
 * restored one. The file itself stays until the restore replaces it atomically: if the restore is interrupted, the
 * issued numbers are not lost. Not a link, which would then be a second name of the database in use: SQLite finds a
 * log by the name.
 * @returns the path of the copy; null when there was no database
 */
function setAside(file: string, now: Date): string | null {
  const aside = asidePath(file, now)
  const isThere = existsSync(file)
  if (isThere) {
    copyFileSync(file, aside)
    syncToDisk(aside)
  }
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  }
  rmSync(`${file}-journal`, { force: true })
  return isThere ? aside : null
}
