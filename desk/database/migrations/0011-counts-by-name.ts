import type { Kysely } from 'kysely'

/** Whoever asks what was searched for most reads the index alone, name after name, and sorts only their sums. */
export async function indexCountsByName(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('daily_counts_by_name')
    .on('daily_counts')
    .columns(['kind', 'name', 'day', 'count'])
    .execute()
}
