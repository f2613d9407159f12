import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataFolder } from '../store/make-data-folder.ts'
import { toOrderNumber } from '../store/orders.ts'
import { BackupError, checkDatabase } from './database-file.ts'

/** Skipped when nobody can say which numbers were given since the backup. */
const SKIPPED = 1000

/** How a restore ended. */
export type Restored = {
  /** Where the database before it is now; null when there was none. */
  readonly before: string | null
  readonly orders: number
  /** Of the next order. */
  readonly nextNumber: string
  /** The database before could not be read, so some numbers were skipped. */
  readonly hasSkipped: boolean
}

/**
 * Puts a backup in the database's place; the database before is kept beside it. No order number is given twice: they go on
 * after the last one of the database before, or, when that cannot be read, a thousand later.
 * @throws BackupError when the backup is not good, or the shop is running; nothing is changed then
 */
export function restore(backupFile: string, file: string, now: Date): Restored {
  if (!existsSync(backupFile)) throw new BackupError(`${backupFile} is missing.`)
  checkDatabase(backupFile)
  makeDataFolder(dirname(file))
  const lastId = existsSync(file) ? closeDatabase(file) : 0
  const draft = `${file}.new`
  copyFileSync(backupFile, draft)
  chmodSync(draft, 0o600)
  const target = new DatabaseSync(draft)
  const ownId = readLastId(target)
  const next = Math.max(ownId, lastId ?? ownId + SKIPPED)
  const isCounted = target.prepare(`UPDATE sqlite_sequence SET seq = ? WHERE name = 'orders'`)
  if (isCounted.run(next).changes === 0)
    target.prepare(`INSERT INTO sqlite_sequence (name, seq) VALUES ('orders', ?)`).run(next)
  const orders = Number(target.prepare('SELECT count(*) AS count FROM orders').get()?.count)
  target.close()
  const before = existsSync(file) ? setAside(file, now) : null
  renameSync(draft, file)
  return { before, orders, nextNumber: toOrderNumber(next + 1), hasSkipped: lastId === null }
}

/**
 * Writes everything into the one file.
 * @returns the last id of its orders; null when it cannot be read
 * @throws BackupError while another process has it open
 */
function closeDatabase(file: string): number | null {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Refused while anybody else has it open.
    database.exec('PRAGMA journal_mode = DELETE')
    return readLastId(database)
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

function readLastId(database: DatabaseSync): number {
  const row = database.prepare(`SELECT seq FROM sqlite_sequence WHERE name = 'orders'`).get()
  return Number(row?.seq ?? 0)
}

/** @returns its new path */
function setAside(file: string, now: Date): string {
  const aside = `${file}.before-${now.toISOString().replaceAll(':', '-')}`
  renameSync(file, aside)
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix)
  }
  rmSync(`${file}-journal`, { force: true })
  return aside
}
