import { checkDeskFile } from '#desk/database/desk-file.ts'
import { makeDataFolder } from '#platform/make-data-folder.ts'
import { startFailure } from '#platform/start-failure.ts'
import type { DeskSettings } from './desk-settings.ts'

/**
 * A message for the operator when the desk cannot use its data folder, which is created if missing; null when it can,
 * or when PostgreSQL is used. The database itself opens later: loading its client takes longer than the rest of a
 * start.
 *
 * @throws unexpected faults, which are bugs
 */
export function findDeskFailure(
  dataDir: string,
  { databaseUrl }: Pick<DeskSettings, 'databaseUrl'>,
): string | null {
  if (databaseUrl !== null) return null
  try {
    makeDataFolder(dataDir)
    checkDeskFile(dataDir)
    return null
  } catch (fault) {
    const location = { folder: dataDir, setting: 'DATA_DIR', file: 'desk.sqlite' }
    const sentence = startFailure(fault, location)
    if (sentence === null) throw fault
    return sentence
  }
}
