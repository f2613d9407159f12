import type { Kysely } from 'kysely'

/** An index that answers the most frequent searches alone, name by name, so that only the sums are sorted. */
export async function indexCountsByName(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('daily_counts_by_name')
    .on('daily_counts')
    .columns(['kind', 'name', 'day', 'count'])
    .execute()
}
