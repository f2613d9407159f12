import { migrationNames } from './migration-names.ts'

/** The database was changed by a newer version of the desk. */
export class NewerDeskError extends Error {
  override readonly name = 'NewerDeskError'
}

/**
 * @param executed the migrations that a database has had
 * @param place the database's location, for developers; without a password
 * @throws NewerDeskError when this version does not include all of them
 */
export function checkMigrations(executed: readonly string[], place: string): void {
  const known: ReadonlySet<string> = new Set(migrationNames)
  const unknown = executed.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new NewerDeskError(`${place} was changed by a newer version of the desk: ${unknown}`)
  }
}
