import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deskDatabase } from '#desk/backup/desk-database.ts'
import { deskFile } from '#desk/database/desk-file.ts'
import { backUp, type Copy } from '#local-store/backup/back-up.ts'
import { backupPath } from '#local-store/backup/backup-names.ts'
import { BackupError } from '#local-store/backup/database-file.ts'
import { storeDatabase } from '#local-store/backup/store-database.ts'
import type { Settings } from '#server/settings.ts'

/** Said where the desk is none of our files. */
export const deskElsewhere =
  'The desk is in the PostgreSQL of DATABASE_URL: back it up and restore it by its own tools, such as pg_dump.'

/** What of the settings says where databases are. */
export type Places = {
  readonly store: Pick<Settings['store'], 'kind' | 'dataDir'>
  readonly desk: Pick<Settings['desk'], 'databaseUrl'>
}

/**
 * Backs up the local store and the desk as files of one time, all or none. With a hosted store the desk is all there is.
 * @returns the paths of the files
 * @throws BackupError when there is nothing to back up, or a copy is not good
 */
export async function backUpShop(
  { store: { kind, dataDir }, desk: { databaseUrl } }: Places,
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
    throw new BackupError(`With SHOPIFY_STORE_DOMAIN that store keeps the orders. ${deskElsewhere}`)
  // The desk's file comes with the first message. It is named first: a backup that has the store's is whole.
  const hasDesk = databaseUrl === null && existsSync(desk.file) && !isUnmade(desk.file)
  const copies = kind === 'hosted' ? [desk] : [...(hasDesk ? [desk] : []), store]
  await backUp(copies)
  return copies.map(({ into }) => into)
}

/** Whether a process is about to make the desk: its tables come a moment after its file. */
function isUnmade(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const made = `SELECT count(*) AS count FROM sqlite_schema WHERE name NOT LIKE 'kysely%'
      AND name NOT LIKE 'sqlite%'`
    return database.prepare(made).get()?.count === 0
  } catch {
    // What is no database is named by the backup itself.
    return false
  } finally {
    database.close()
  }
}
