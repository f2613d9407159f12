import { sql } from 'kysely'
import type { DeskDatabase } from './desk-tables.ts'
import { isPostgres } from './is-postgres.ts'

/**
 * Takes a lock until the transaction ends, so that only one at a time decides about a subject, for example whether a
 * mailbox has sent too much. SQLite runs write transactions one at a time anyway.
 */
export async function lockFor(transaction: DeskDatabase, subject: string): Promise<void> {
  if (!isPostgres(transaction)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction)
}
