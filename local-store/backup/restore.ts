import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataFolder } from '../store/make-data-folder.ts'
import { openDatabase } from '../store/open-database.ts'
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
 * Puts a backup in the database's place; the database before is kept beside it. No number of an order or an invoice is given twice: they go on
 * after the last one of the database before, or, when that cannot be read, a thousand later.
 * @throws BackupError when the backup is not good, or the shop is running; nothing is changed then
 */
export function restore(backupFile: string, file: string, now: Date): Restored {
  if (!existsSync(backupFile)) throw new BackupError(`${backupFile} is missing.`)
  checkDatabase(backupFile)
  makeDataFolder(dirname(file))
  const given = existsSync(file) ? closeDatabase(file) : nothingGiven
  const draft = `${file}.new`
  copyFileSync(backupFile, draft)
  chmodSync(draft, 0o600)
  // An older backup gets today's tables: it may lack the series of invoices.
  const target = openDatabase(draft)
  const ownId = readLastId(target)
  const next = Math.max(ownId, given?.lastId ?? ownId + SKIPPED)
  const isCounted = target.prepare(`UPDATE sqlite_sequence SET seq = ? WHERE name = 'orders'`)
  if (isCounted.run(next).changes === 0)
    target.prepare(`INSERT INTO sqlite_sequence (name, seq) VALUES ('orders', ?)`).run(next)
  goOnWithInvoices(target, given)
  const orders = Number(target.prepare('SELECT count(*) AS count FROM orders').get()?.count)
  target.close()
  const before = existsSync(file) ? setAside(file, now) : null
  renameSync(draft, file)
  return { before, orders, nextNumber: toOrderNumber(next + 1), hasSkipped: given === null }
}

/**
 * Writes everything into the one file.
 * @returns the numbers that it gave; null when it cannot be read
 * @throws BackupError while another process has it open
 */
function closeDatabase(file: string): Given | null {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Refused while anybody else has it open.
    database.exec('PRAGMA journal_mode = DELETE')
    return { lastId: readLastId(database), series: readSeries(database) }
  } catch (fault) {
    if (isBusy(fault)) throw new BackupError('The shop is running: stop it, then restore.')
    return null
  } finally {
    database.close()
  }
}

/** Numbers that a database gave out. */
type Given = {
  /** Of the last order. */
  readonly lastId: number
  /** The last invoice's of each financial year. */
  readonly series: readonly { readonly year: string; readonly last: number }[]
}

const nothingGiven: Given = { lastId: 0, series: [] }

/** A gap can be explained, a number that was given twice cannot. */
function goOnWithInvoices(target: DatabaseSync, given: Given | null): void {
  const goOn = target.prepare(
    `INSERT INTO invoice_series (year, last) VALUES (?, ?)
     ON CONFLICT (year) DO UPDATE SET last = max(last, excluded.last)`,
  )
  for (const { year, last } of given?.series ?? []) goOn.run(year, last)
  if (given === null) target.prepare('UPDATE invoice_series SET last = last + ?').run(SKIPPED)
}

function readSeries(database: DatabaseSync): Given['series'] {
  const table = `SELECT 1 FROM sqlite_schema WHERE name = 'invoice_series'`
  if (database.prepare(table).get() === undefined) return []
  const rows = database.prepare('SELECT year, last FROM invoice_series').all()
  return rows.map(({ year, last }) => ({ year: String(year), last: Number(last) }))
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
