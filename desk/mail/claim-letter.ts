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
  // A new letter is due at once: one that is due later than this was queued by a clock that is ahead.
  const ahead = new Date(now.getTime() + LEASE_MS).toISOString()
  const due = database
    .selectFrom('letters')
    .select('id')
    // Without it, SQLite reads all letters that were ever sent.
    .where('due_at', 'is not', null)
    .where(({ eb, or, and }) =>
      or([
        eb('due_at', '<=', time),
        and([eb('state', '=', 'waiting'), eb('tries', '=', 0), eb('due_at', '>', ahead)]),
      ]),
    )
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
