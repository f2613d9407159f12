import type { Kysely } from 'kysely'

/** The product's title on each wish, and indexes for the lists of wishes and letters. */
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
  // Who waits for each variant.
  ['wishes_wanted', 'wishes', ['notified_at', 'variant_id']],
  // What failed recently.
  ['letters_recent', 'letters', ['state', 'created_at']],
] as const
