import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { isPostgres } from '../database/is-postgres.ts'
import type { LetterTable } from './letter-table.ts'

/** A letter that only this process sends, until the lease ends. */
export type ClaimedLetter = Selectable<LetterTable> & { readonly lease: string }

/**
 * Longer than any attempt takes, by more than the clocks of several machines differ. After it, the process that held
 * the letter is considered dead, and another one sends the letter.
 */
export const LEASE_MS = 5 * 60_000

/** Claims the letter that has been due for longest; null when none is due. */
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
  // Usually none is due, and an update locks others out in SQLite even when it changes nothing.
  if (!onPostgres && (await due.executeTakeFirst()) === undefined) return null
  const lease = randomUUID()
  const claimed = await database
    .updateTable('letters')
    .set(({ eb }) => ({
      state: 'sending',
      lease,
      tries: eb('tries', '+', 1),
      due_at: new Date(now.getTime() + leaseMs).toISOString(),
    }))
    // Another process that claims at the same moment gets the next letter.
    .where('id', '=', onPostgres ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .executeTakeFirst()
  return claimed ? { ...claimed, lease } : null
}
