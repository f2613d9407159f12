import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { checkMigrations } from './check-migrations.ts'
import { type MigrationName, migrationNames } from './migration-names.ts'
import { createHistory } from './migrations/0001-history.ts'
import { createMessages } from './migrations/0002-messages.ts'
import { createSubscribers } from './migrations/0003-subscribers.ts'
import { createReviews } from './migrations/0004-reviews.ts'
import { createWishes } from './migrations/0005-wishes.ts'
import { createLetters } from './migrations/0006-letters.ts'
import { createStaff } from './migrations/0007-staff.ts'
import { createFollowed } from './migrations/0008-followed.ts'
import { createMailLists } from './migrations/0009-mail-lists.ts'
import { createDailyCounts } from './migrations/0010-daily-counts.ts'
import { indexCountsByName } from './migrations/0011-counts-by-name.ts'
import { createReviewPhotos } from './migrations/0012-review-photos.ts'
import { keepRatingSums } from './migrations/0013-rating-sums.ts'

const migrations: Readonly<Record<MigrationName, Migration>> = {
  '0001-history': { up: createHistory },
  '0002-messages': { up: createMessages },
  '0003-subscribers': { up: createSubscribers },
  '0004-reviews': { up: createReviews },
  '0005-wishes': { up: createWishes },
  '0006-letters': { up: createLetters },
  '0007-staff': { up: createStaff },
  '0008-followed': { up: createFollowed },
  '0009-mail-lists': { up: createMailLists },
  '0010-daily-counts': { up: createDailyCounts },
  '0011-counts-by-name': { up: indexCountsByName },
  '0012-review-photos': { up: createReviewPhotos },
  '0013-rating-sums': { up: keepRatingSums },
}

/**
 * Migrates a database to this version. Several processes may call it at once: one migrates, the others wait.
 * @param location the database's location, for developers; without a password
 * @throws NewerDatabaseError; the database's error, and then nothing has changed
 */
export async function migrate(database: Kysely<unknown>, location: string): Promise<void> {
  const executed = await listExecuted(database)
  checkMigrations(executed, location)
  if (executed.length === migrationNames.length) return
  const { Migrator } = await import('kysely/migration')
  const provider = { getMigrations: async () => ({ ...migrations }) }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error) throw error
}

/** Read from the table that Kysely's Migrator keeps. */
async function listExecuted(database: Kysely<unknown>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  return rows.map(({ name }) => name)
}
