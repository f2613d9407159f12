import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { isPostgres } from '../database/is-postgres.ts'
import type { LetterTable } from './letter-table.ts'

/** A letter that this process alone sends, until its lease ends. */
export type ClaimedLetter = Selectable<LetterTable> & { readonly lease: string }

/**
 * Longer than any attempt lasts, by more than clocks of several machines differ. Then whoever held a letter is taken to be
 * dead, and another process sends it.
 */
export const LEASE_MS = 5 * 60_000

/** Takes the letter that has been due for longest; null when none is due. */
export async function claimLetter(
  database: DeskDatabase,
  now: Date,
  leaseMs: number,
): Promise<ClaimedLetter | null> {
  const time = now.toISOString()
  const due = database
    .selectFrom('letters')
    .select('id')
    .where('due_at', '<=', time)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
  const onPostgres = isPostgres(database)
  // Most of the time none is due, and SQLite locks others out even to change nothing.
  if (!onPostgres && (await due.executeTakeFirst()) === undefined) return null
  const lease = randomUUID()
  const claimed = await database
    .updateTable('letters')
    .set(({ eb }) => ({
      ...{ state: 'sending', lease, tries: eb('tries', '+', 1) },
      due_at: new Date(now.getTime() + leaseMs).toISOString(),
    }))
    // Another process that looks at the same moment takes the next one.
    .where('id', '=', onPostgres ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .executeTakeFirst()
  return claimed ? { ...claimed, lease } : null
}
