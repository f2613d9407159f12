import { NewerDatabaseError } from '#platform/newer-database-error.ts'
import { migrationNames } from './migration-names.ts'

/**
 * @param executed the migrations that a database has had
 * @param location the database's location, for developers; without a password
 * @throws NewerDatabaseError when this version does not include all of them
 */
export function checkMigrations(executed: readonly string[], location: string): void {
  const ownMigrations: ReadonlySet<string> = new Set(migrationNames)
  const unknown = executed.find((name) => !ownMigrations.has(name))
  if (unknown !== undefined) {
    throw new NewerDatabaseError(
      `${location} was changed by a newer version of the desk: ${unknown}`,
    )
  }
}
