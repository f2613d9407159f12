import type { Kysely } from 'kysely'

/** What a wish is for, as the shop named it, and what lists of wishes and letters are read by. */
export async function createMailLists(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('wishes')
    .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (const [name, table, columns] of indexes)
    await database.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}

const indexes = [
  // Who waits, by what they wait for.
  ['wishes_wanted', 'wishes', ['notified_at', 'variant_id']],
  // What failed lately.
  ['letters_recent', 'letters', ['state', 'created_at']],
] as const
