import type { Kysely } from 'kysely'

/** Covers the query for the most frequent searches: it reads the index alone, name by name, and sorts only the sums. */
export async function indexCountsByName(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('daily_counts_by_name')
    .on('daily_counts')
    .columns(['kind', 'name', 'day', 'count'])
    .execute()
}
