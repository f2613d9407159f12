import type { DatabaseSync } from 'node:sqlite'
import type { LetterKind } from '../mail/letter-table.ts'

/** The letters that a desk has sent. */
export type SentLetters = {
  /** When each was sent, by its Message-ID, which no two letters have. */
  readonly times: ReadonlyMap<string, string>
  /** Those whose cause may have been open at an earlier backup. */
  readonly repeatable: readonly Row[]
}

type Row = ReturnType<ReturnType<DatabaseSync['prepare']>['all']>[number]

/**
 * Letters about wishes, subscriptions and reviews, which are older than they. Messages and answers since a backup are
 * not in it, and their ids are not used again; what happened to orders is undone with the store.
 */
const repeatableKinds: readonly LetterKind[] = [
  'back-in-stock',
  'confirmation',
  'welcome',
  'hidden-review',
]

/** All but the id, which the restored copy may have given to another letter, and what a sent letter lacks. */
const columns = [
  'key',
  'kind',
  'about',
  'state',
  'recipient',
  'mailbox',
  'reply_to',
  'subject',
  'text',
  'html',
  'message_id',
  'in_reply_to',
  'unsubscribe_url',
  'tries',
  'give_up_at',
  'created_at',
  'sent_at',
].join(', ')
const placesFor = (values: readonly unknown[]) => values.map(() => '?').join(', ')

export const noSentLetters: SentLetters = { times: new Map(), repeatable: [] }

/** @returns none from a database that is older than letters */
export function readSentLetters(database: DatabaseSync): SentLetters {
  if (!hasLetters(database)) return noSentLetters
  const rows = database
    .prepare(`SELECT message_id, sent_at FROM letters WHERE state = 'sent'`)
    .all()
  return {
    times: new Map(rows.map((row) => [String(row.message_id), String(row.sent_at)])),
    repeatable: database
      .prepare(
        `SELECT ${columns} FROM letters
         WHERE state = 'sent' AND kind IN (${placesFor(repeatableKinds)}) ORDER BY id`,
      )
      .all(...repeatableKinds),
  }
}

/**
 * Takes letters that were sent since the backup out of the queue of a restored copy, and adds those that it would queue
 * again, since their key is what keeps it from that.
 */
export function settleSentLetters(target: DatabaseSync, { times, repeatable }: SentLetters): void {
  if (!hasLetters(target)) return
  const settle = target.prepare(
    `UPDATE letters SET state = 'sent', sent_at = ?, due_at = NULL, lease = NULL, failure = NULL
     WHERE message_id = ? AND state <> 'sent'`,
  )
  const unsent = target.prepare(`SELECT message_id FROM letters WHERE state <> 'sent'`).all()
  for (const { message_id: id } of unsent) {
    const sentAt = times.get(String(id))
    if (sentAt !== undefined) settle.run(sentAt, String(id))
  }
  for (const row of repeatable) {
    const values = Object.values(row)
    const insert = `INSERT OR IGNORE INTO letters (${columns}) VALUES (${placesFor(values)})`
    target.prepare(insert).run(...values)
  }
}

const hasLetters = (database: DatabaseSync) =>
  database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'letters'`).get() !== undefined
