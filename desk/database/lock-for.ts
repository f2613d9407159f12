import { sql } from 'kysely'
import type { DeskDatabase } from './desk-tables.ts'
import { isPostgres } from './is-postgres.ts'

/**
 * Lets one transaction at a time decide about something, such as whether a mailbox has sent too much, until it ends. In
 * SQLite each transaction is alone anyway.
 */
export async function lockFor(transaction: DeskDatabase, subject: string): Promise<void> {
  if (!isPostgres(transaction)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(transaction)
}
