import { DatabaseSync } from 'node:sqlite'
import { databaseVersion } from '../store/open-database.ts'

/** Something that whoever ran the command can fix; the message is one sentence for them. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/**
 * Reads the whole file, so that a copy is known to be good before anybody needs it.
 * @throws BackupError when it is not a database of the local store, is damaged, or was written by a newer shop
 */
export function checkDatabase(file: string): void {
  const fault = findFault(file)
  if (fault !== null) throw new BackupError(`${file} ${fault}.`)
}

function findFault(file: string): string | null {
  let database: DatabaseSync | null = null
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const { integrity_check } = database.prepare('PRAGMA integrity_check(1)').get() ?? {}
    if (integrity_check !== 'ok') return `is damaged: ${integrity_check}`
    const { user_version } = database.prepare('PRAGMA user_version').get() ?? {}
    if (!hasOrders(database)) return 'is no database of the local store'
    return Number(user_version) > databaseVersion ? 'was written by a newer version' : null
  } catch (fault) {
    return `cannot be read as a database: ${fault instanceof Error ? fault.message : fault}`
  } finally {
    database?.close()
  }
}

const hasOrders = (database: DatabaseSync) =>
  database.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'orders'`).get() !==
  undefined
