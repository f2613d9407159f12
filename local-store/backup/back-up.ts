import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { makeDataFolder } from '#platform/make-data-folder.ts'
import { openToRead } from '#platform/open-to-read.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { checkDatabase, type DatabaseKind, removeDraft, syncToDisk } from './database-file.ts'

/** A database and the new file that it is copied into. */
export type Copy = {
  readonly file: string
  readonly into: string
  readonly kind: Pick<DatabaseKind<unknown, unknown>, 'findFault'>
}

const draftOf = ({ into }: Copy) => `${into}.new`

/**
 * Copies databases while the shop is running (SQLite's backup API), readable only by their owner since they contain
 * addresses. Each copy is one file that was checked in full; once all are on disk, they get their names in the given
 * order.
 * @throws OperatorError when a database is missing or a copy is damaged; then no copy is left
 */
export async function backUp(copies: readonly Copy[]): Promise<void> {
  for (const { file, into } of copies) {
    if (!existsSync(file))
      throw new OperatorError(`There is nothing to back up: ${file} is missing.`)
    if (existsSync(into)) throw new OperatorError(`${into} already exists.`)
  }
  const named: string[] = []
  try {
    for (const each of copies) await writeDraft(each)
    for (const each of copies) {
      renameSync(draftOf(each), each.into)
      named.push(each.into)
    }
    for (const { into } of copies) syncToDisk(dirname(into))
  } catch (fault) {
    for (const path of named) rmSync(path, { force: true })
    throw fault
  } finally {
    for (const each of copies) removeDraft(draftOf(each))
  }
}

async function writeDraft(each: Copy): Promise<void> {
  const draft = draftOf(each)
  makeDataFolder(dirname(draft))
  removeDraft(draft)
  closeSync(openSync(draft, 'wx', 0o600))
  await copy(each.file, draft)
  checkDatabase(draft, each.kind)
  syncToDisk(draft)
}

async function copy(file: string, draft: string): Promise<void> {
  const source = openToRead(file)
  try {
    await backup(source, draft)
  } finally {
    source.close()
  }
  const target = new DatabaseSync(draft)
  // Without a WAL file beside it, which would be left behind when the copy is moved.
  target.exec('PRAGMA journal_mode = DELETE')
  target.close()
}
