import type { Updateable } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import type { ClaimedLetter } from './claim-letter.ts'
import type { LetterTable } from './letter-table.ts'

/** The result of an attempt. */
export type Delivery =
  | { readonly type: 'sent' }
  /** Permanently, with the mail server's words or ours. */
  | { readonly type: 'refused'; readonly words: string }
  /** Temporarily; `isServerAway` when other letters would fail too. */
  | { readonly type: 'later'; readonly words: string; readonly isServerAway: boolean }

const MINUTE_MS = 60_000
const MAX_PAUSE_MS = 6 * 60 * MINUTE_MS
/** Random share of the pause, so that letters that failed together are not retried together. */
const JITTER = 0.2

/** The pause before the next attempt, in milliseconds: a minute, four, sixteen, about an hour, then hours. */
function pauseAfter(tries: number): number {
  const pause = Math.min(MINUTE_MS * 4 ** (tries - 1), MAX_PAUSE_MS)
  return Math.round(pause * (1 + JITTER * (2 * Math.random() - 1)))
}

/**
 * Stores the result of an attempt.
 * @returns the new state; null when another process holds the letter by then, and nothing has changed
 */
export async function settleLetter(
  database: DeskDatabase,
  letter: ClaimedLetter,
  delivery: Delivery,
  now: Date,
): Promise<LetterTable['state'] | null> {
  const change = toChange(letter, delivery, now)
  const settled = await database
    .updateTable('letters')
    .set({ ...change, lease: null })
    .where('id', '=', letter.id)
    .where('lease', '=', letter.lease)
    .returning('state')
    .executeTakeFirst()
  return settled?.state ?? null
}

function toChange(
  { tries, give_up_at }: ClaimedLetter,
  delivery: Delivery,
  now: Date,
): Updateable<LetterTable> {
  if (delivery.type === 'sent')
    return { state: 'sent', due_at: null, failure: null, sent_at: now.toISOString() }
  const next = new Date(now.getTime() + pauseAfter(tries)).toISOString()
  const isOver = delivery.type === 'refused' || next >= give_up_at
  return {
    ...(isOver ? { state: 'failed', due_at: null } : { state: 'waiting', due_at: next }),
    failure: delivery.words,
  }
}
