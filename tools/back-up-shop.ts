import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { deskDatabase } from '#desk/backup/desk-database.ts'
import { deskFile } from '#desk/database/desk-file.ts'
import { backUp, type Copy } from '#local-store/backup/back-up.ts'
import { backupPath } from '#local-store/backup/backup-names.ts'
import { storeDatabase } from '#local-store/backup/store-database.ts'
import { openToRead } from '#platform/open-to-read.ts'
import { OperatorError } from '#platform/operator-error.ts'
import type { Settings } from '#server/settings.ts'

/** Shown when the desk's database is not one of the shop's files. */
export const deskElsewhere =
  'The desk is in the PostgreSQL of DATABASE_URL: back it up and restore it by its own tools, such as pg_dump.'

/** The settings that say where the databases are. */
export type BackupSettings = {
  readonly store: Pick<Settings['store'], 'kind' | 'dataDir'>
  readonly desk: Pick<Settings['desk'], 'databaseUrl'>
}

/**
 * Backs up the local store and the desk as files with the same timestamp, all or none. With a hosted store there is
 * only the desk.
 * @returns the paths of the files
 * @throws OperatorError when there is nothing to back up, or a copy is damaged
 */
export async function backUpShop(
  { store: { kind, dataDir }, desk: { databaseUrl } }: BackupSettings,
  folder: string,
  now: Date,
): Promise<readonly string[]> {
  const store: Copy = {
    file: join(dataDir, 'store.sqlite'),
    into: backupPath(folder, 'store', now),
    kind: storeDatabase,
  }
  const desk: Copy = {
    file: deskFile(dataDir),
    into: backupPath(folder, 'desk', now),
    kind: deskDatabase,
  }
  if (kind === 'hosted' && databaseUrl !== null)
    throw new OperatorError(
      `With SHOPIFY_STORE_DOMAIN that store keeps the orders. ${deskElsewhere}`,
    )
  // The first message creates the desk's file. It is copied first: a backup with the store's file is complete.
  const hasDesk = databaseUrl === null && existsSync(desk.file) && !isUnmade(desk.file)
  const copies = kind === 'hosted' ? [desk] : [...(hasDesk ? [desk] : []), store]
  await backUp(copies)
  return copies.map(({ into }) => into)
}

/** Whether a process is still creating the desk: its tables come shortly after its file. */
function isUnmade(file: string): boolean {
  const database = openToRead(file)
  try {
    const made = `SELECT count(*) AS count FROM sqlite_schema WHERE name NOT LIKE 'kysely%'
      AND name NOT LIKE 'sqlite%'`
    return database.prepare(made).get()?.count === 0
  } catch {
    // The backup itself reports a file that is not a database.
    return false
  } finally {
    database.close()
  }
}
