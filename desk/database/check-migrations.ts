import { NewerDatabaseError } from '#platform/newer-database-error.ts'
import { migrationNames } from './migration-names.ts'

/**
 * @param executed the migrations that a database has had
 * @param place the database's location, for developers; without a password
 * @throws NewerDatabaseError when this version does not include all of them
 */
export function checkMigrations(executed: readonly string[], place: string): void {
  const known: ReadonlySet<string> = new Set(migrationNames)
  const unknown = executed.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new NewerDatabaseError(`${place} was changed by a newer version of the desk: ${unknown}`)
  }
}
