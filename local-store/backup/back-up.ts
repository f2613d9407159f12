import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { makeDataFolder } from '../store/make-data-folder.ts'
import { BackupError, checkDatabase } from './database-file.ts'

/** So that names sort by time: `store-2026-11-23T18-30-00.000Z.sqlite`. */
const backupName = /^store-\d{4}-[\dTZ.-]+\.sqlite$/

/** @returns the path of a new backup in `folder` */
export function backupPath(folder: string, now: Date): string {
  return join(folder, `store-${now.toISOString().replaceAll(':', '-')}.sqlite`)
}

/**
 * Copies the database while the shop serves (SQLite's own backup), readable only by its owner since it holds addresses. The
 * copy is one file, was checked as a whole, and has its name only once it is on the disk.
 * @throws BackupError when there is no store, or the copy is not good
 */
export async function backUp(file: string, into: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no store to back up: ${file} is missing.`)
  if (existsSync(into)) throw new BackupError(`${into} is there already.`)
  makeDataFolder(dirname(into))
  const draft = `${into}.new`
  rmSync(draft, { force: true })
  closeSync(openSync(draft, 'wx', 0o600))
  try {
    await copy(file, draft)
    checkDatabase(draft)
    sync(draft)
    renameSync(draft, into)
    sync(dirname(into))
  } finally {
    rmSync(draft, { force: true })
  }
}

async function copy(file: string, draft: string): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, draft)
  } finally {
    source.close()
  }
  const target = new DatabaseSync(draft)
  // Without files beside it, which would be forgotten when it is moved.
  target.exec('PRAGMA journal_mode = DELETE')
  target.close()
}

function sync(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/**
 * Deletes the oldest backups of a folder.
 * @returns the names of those deleted
 */
export function deleteOldBackups(folder: string, kept: number): readonly string[] {
  const names = readdirSync(folder).filter((name) => backupName.test(name))
  const old = names.sort().slice(0, Math.max(0, names.length - kept))
  for (const name of old) rmSync(join(folder, name))
  return old
}
