import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

/** The columns of a review that pages show, except its votes. */
const shown =
  'product_id, rating, name, text, verified, state, answer, answered_at, published_at, photos_at'

const stars = [1, 2, 3, 4, 5] as const
const columns = stars.map((count) => `stars_${count}`)

/** @param row `NEW` or `OLD`, as in the trigger @param by the change in the number of published reviews */
const add = (row: string, by: 1 | -1) => `
  INSERT INTO rating_sums (product_id, changes, ${columns.join()})
  SELECT ${row}.product_id, 1, ${stars.map((count) => `CASE ${row}.rating WHEN ${count} THEN ${by} ELSE 0 END`).join()}
  WHERE ${row}.state = 'published'
  ON CONFLICT (product_id) DO UPDATE SET changes = rating_sums.changes + 1,
    ${columns.map((column) => `${column} = rating_sums.${column} + excluded.${column}`).join()};
`

const events = {
  review_is_added: { when: 'INSERT', does: add('NEW', 1) },
  review_is_changed: { when: `UPDATE OF ${shown}`, does: add('OLD', -1) + add('NEW', 1) },
  review_is_gone: { when: 'DELETE', does: add('OLD', -1) },
} as const

/**
 * How many published reviews of a product have how many stars. Triggers keep the sums with every change of a review, so
 * that no writer can forget them, including processes that still run the previous release.
 */
export async function keepRatingSums<Tables>(database: Kysely<Tables>): Promise<void> {
  const table = columns.reduce(
    (all, name) => all.addColumn(name, 'integer', (column) => column.notNull()),
    database.schema
      .createTable('rating_sums')
      .addColumn('product_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('changes', 'integer', (column) => column.notNull()),
  )
  await table.execute()
  const isOnPostgres = isPostgres(database)
  // Triggers come first: on PostgreSQL, other writers of reviews then wait, and none is missed.
  for (const [name, { when, does }] of Object.entries(events)) {
    const trigger = `CREATE TRIGGER ${name} AFTER ${when} ON reviews FOR EACH ROW`
    const statements = isOnPostgres
      ? [
          `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${does} RETURN NULL; END $$`,
          `${trigger} EXECUTE FUNCTION ${name}()`,
        ]
      : [`${trigger} BEGIN ${does} END`]
    for (const statement of statements) await sql.raw(statement).execute(database)
  }
  const counts = stars.map((count) => `sum(CASE rating WHEN ${count} THEN 1 ELSE 0 END)`)
  const fill = `
    INSERT INTO rating_sums (product_id, changes, ${columns.join()})
    SELECT product_id, 1, ${counts.join()} FROM reviews WHERE state = 'published' GROUP BY product_id
  `
  await sql.raw(fill).execute(database)
  // Only the counting of ratings used it.
  await database.schema.dropIndex('reviews_by_rating').execute()
}
