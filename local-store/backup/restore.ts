import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataFolder } from '../store/make-data-folder.ts'
import { BackupError, checkDatabase, type DatabaseKind, syncToDisk } from './database-file.ts'

/** A backup that is checked, copied beside the database, and can take its place. */
export type PreparedRestore<Result> = {
  readonly result: Result
  /** The database before could not be read, so some numbers were skipped. */
  readonly hasSkipped: boolean
  /** Puts it in the database's place, and that one beside it. @returns where that one is now; null when there was none */
  readonly put: () => string | null
  /** Takes back what `put` did; without it, only the copy is deleted. */
  readonly undo: () => void
}

/**
 * Prepares to put a backup in a database's place. No number is given twice to anybody: numbers go on after the last of the
 * database before, or, when that cannot be read, a thousand later.
 * @throws BackupError when the backup is not good, or the shop is running; nothing is changed then
 */
export function prepareRestore<Given, Result>(
  kind: DatabaseKind<Given, Result>,
  backupFile: string,
  file: string,
  now: Date,
): PreparedRestore<Result> {
  if (!existsSync(backupFile)) throw new BackupError(`${backupFile} is missing.`)
  checkDatabase(backupFile, kind)
  makeDataFolder(dirname(file))
  const given = existsSync(file) ? closeDatabase(kind, file) : kind.nothingGiven
  const draft = `${file}.new`
  let before: string | null = null
  let isPut = false
  const undo = () => {
    rmSync(draft, { force: true })
    if (before !== null) renameSync(before, file)
    else if (isPut) rmSync(file)
  }
  try {
    copyFileSync(backupFile, draft)
    chmodSync(draft, 0o600)
    const result = kind.goOn(draft, given)
    syncToDisk(draft)
    const put = () => {
      before = existsSync(file) ? setAside(file, now) : null
      renameSync(draft, file)
      isPut = true
      syncToDisk(dirname(file))
      return before
    }
    return { result, hasSkipped: given === null, put, undo }
  } catch (fault) {
    undo()
    throw fault
  }
}

/**
 * Puts all of them in their places, or none.
 * @returns where the databases before are now
 */
export function putAll(prepared: readonly PreparedRestore<unknown>[]): readonly string[] {
  try {
    return prepared.flatMap(({ put }) => put() ?? [])
  } catch (fault) {
    for (const { undo } of prepared) undo()
    throw fault
  }
}

/**
 * Writes everything into the one file.
 * @returns the numbers that it gave; null when it cannot be read
 * @throws BackupError while another process has it open
 */
function closeDatabase<Given>(
  { readGiven }: Pick<DatabaseKind<Given, unknown>, 'readGiven'>,
  file: string,
): Given | null {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Refused while anybody else has it open.
    database.exec('PRAGMA journal_mode = DELETE')
    return readGiven(database)
  } catch (fault) {
    if (isBusy(fault)) throw new BackupError('The shop is running: stop it, then restore.')
    return null
  } finally {
    database.close()
  }
}

const SQLITE_BUSY = 5

function isBusy(fault: unknown): boolean {
  return fault instanceof Error && 'errcode' in fault && fault.errcode === SQLITE_BUSY
}

/**
 * The file itself stays until another takes its place at once: were this broken off, no number would be given again.
 * @returns the path of its copy
 */
function setAside(file: string, now: Date): string {
  const aside = `${file}.before-${now.toISOString().replaceAll(':', '-')}`
  copyFileSync(file, aside)
  syncToDisk(aside)
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  }
  rmSync(`${file}-journal`, { force: true })
  return aside
}
