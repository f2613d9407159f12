import type { Selectable } from 'kysely'
import { mailFailures } from '#content/mail.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { toDate } from '../database/to-date.ts'
import { logAction } from '../history/history.ts'
import { type ClaimedLetter, claimLetter, LEASE_MS } from './claim-letter.ts'
import type { LetterKind, LetterState, LetterTable } from './letter-table.ts'
import { countRecentFailures, type LetterLineQuery, listLetterLines } from './list-letters.ts'
import { GIVE_UP_MS } from './queue-letter.ts'
import { type Delivery, settleLetter } from './settle-letter.ts'

/** A letter as the desk shows it, sent or not. Without a mail server, it shows what would be sent. */
export type StoredLetter = {
  readonly id: number
  readonly kind: LetterKind
  readonly about: string
  readonly state: LetterState
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly tries: number
  /** Why the last attempt failed. */
  readonly failure: string | null
  readonly createdAt: Date
  /** When the next attempt is due; null once it is sent or failed. */
  readonly dueAt: Date | null
  readonly sentAt: Date | null
}

export type LetterQuery = {
  readonly state?: LetterState
  /** For example `message 12`. */
  readonly about?: string
  readonly size?: number
}

/** The shop's mail: queued, sent and failed letters. `queueLetter` adds them. */
export type Mail = ReturnType<typeof createMail>

/** A merchant may want to look up what a shopper was told for this long. */
const RETENTION_MS = 90 * 24 * 60 * 60_000
const PAGE = 50

export function createMail(database: DeskDatabase, now: () => Date, leaseMs = LEASE_MS) {
  return {
    /** Newest first. */
    list: (query: LetterQuery) => listLetters(database, query),
    /** A page of the list, without the letters' content. */
    listLines: (query: LetterLineQuery) => listLetterLines(database, query),
    countFailed: () => countRecentFailures(database, now()),
    find: (id: number) => findLetter(database, id),
    /** Retries a failed letter for another day; null when it has not failed. */
    tryAgain: (id: number, who: string) => tryAgain(database, id, who, now()),
    /** Claims the letter that is due; null when none is. */
    claim: () => claimRecent(database, now(), leaseMs),
    settle: (letter: ClaimedLetter, delivery: Delivery) =>
      settleLetter(database, letter, delivery, now()),
    /** Deletes old letters, which repeat what people wrote, except those that are tried again. */
    async forgetOld() {
      const time = now()
      const oldest = new Date(time.getTime() - RETENTION_MS).toISOString()
      const over: LetterState[] = ['sent', 'failed']
      await database
        .deleteFrom('letters')
        .where('created_at', '<', oldest)
        // Without a mail server, nobody takes a letter out of the queue when its time is over.
        .where(({ eb, or }) =>
          or([eb('state', 'in', over), eb('give_up_at', '<', time.toISOString())]),
        )
        .execute()
    },
  }
}

/** Claims the next letter; letters past their time limit fail instead. */
async function claimRecent(
  database: DeskDatabase,
  now: Date,
  leaseMs: number,
): Promise<ClaimedLetter | null> {
  for (;;) {
    const letter = await claimLetter(database, now, leaseMs)
    if (letter === null || letter.give_up_at > now.toISOString()) return letter
    const words = letter.failure ?? mailFailures.tooOld
    await settleLetter(database, letter, { type: 'refused', words }, now)
  }
}

async function listLetters(
  database: DeskDatabase,
  { state, about, size = PAGE }: LetterQuery,
): Promise<readonly StoredLetter[]> {
  let query = database.selectFrom('letters').selectAll()
  if (state) query = query.where('state', '=', state)
  if (about) query = query.where('about', '=', about)
  return (await query.orderBy('id', 'desc').limit(size).execute()).map(toStoredLetter)
}

async function findLetter(database: DeskDatabase, id: number): Promise<StoredLetter | null> {
  const row = await database
    .selectFrom('letters')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toStoredLetter(row) : null
}

async function tryAgain(
  database: DeskDatabase,
  id: number,
  who: string,
  now: Date,
): Promise<StoredLetter | null> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('letters')
      .set({
        state: 'waiting',
        tries: 0,
        due_at: now.toISOString(),
        give_up_at: new Date(now.getTime() + GIVE_UP_MS).toISOString(),
      })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .returningAll()
      .executeTakeFirst()
    if (!row) return null
    await logAction(transaction, now, {
      who,
      subject: row.about,
      what: 'sent again',
      detail: row.kind,
    })
    return toStoredLetter(row)
  })
}

function toStoredLetter(row: Selectable<LetterTable>): StoredLetter {
  const { id, kind, about, state, recipient, subject, text, html, tries, failure } = row
  return {
    id,
    kind,
    about,
    state,
    recipient,
    subject,
    text,
    html,
    tries,
    failure,
    createdAt: new Date(row.created_at),
    dueAt: toDate(row.due_at),
    sentAt: toDate(row.sent_at),
  }
}
