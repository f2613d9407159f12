import { DatabaseSync } from 'node:sqlite'
import { NewerDatabaseError } from '#platform/newer-database-error.ts'
import { checkMigrations } from '../database/check-migrations.ts'
import { listMigrations } from '../database/desk-file.ts'
import { toTicket } from '../messages/ticket.ts'
import {
  noSentLetters,
  readSentLetters,
  type SentLetters,
  settleSentLetters,
} from './sent-letters.ts'

/** How many ids each table skips when the ids issued since the backup are unknown. */
const SKIPPED = 1000

/** The last id issued, by table. */
type LastIds = ReadonlyMap<string, number>
/** What the desk gave to people. */
type IssuedNumbers = { readonly lastIds: LastIds; readonly sent: SentLetters }

/** What a backup needs to do with the desk's SQLite database. */
export const deskDatabase = {
  /** What is wrong with it, worded to follow its path in a sentence; null when nothing is. */
  findFault(database: DatabaseSync): string | null {
    const table = `SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'messages'`
    if (database.prepare(table).get() === undefined) return 'is not a database of the desk'
    try {
      checkMigrations(listMigrations(database), 'It')
      return null
    } catch (fault) {
      if (fault instanceof NewerDatabaseError) return 'was written by a newer version'
      throw fault
    }
  },
  noNumbers: { lastIds: new Map(), sent: noSentLetters },
  readIssuedNumbers: (database: DatabaseSync): IssuedNumbers => ({
    lastIds: readLastIds(database),
    sent: readSentLetters(database),
  }),
  /**
   * Makes the ids of a restored copy continue after those already issued, tickets included; null when unknown. Letters
   * that waited at the backup, or whose cause was open then, and that were sent since are not sent again.
   */
  continueAfter(draft: string, issued: IssuedNumbers | null) {
    const target = new DatabaseSync(draft)
    try {
      const ownNumbers = readLastIds(target)
      // Browsers cache pictures by id, and shoppers keep tickets.
      const always = ['messages', 'review_photos']
      const tables = new Set([
        ...ownNumbers.keys(),
        ...(issued?.lastIds ?? ownNumbers).keys(),
        ...always,
      ])
      const forget = target.prepare('DELETE FROM sqlite_sequence WHERE name = ?')
      const setLast = target.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
      const nextOf = (table: string) => {
        const ownLast = ownNumbers.get(table) ?? 0
        return issued === null
          ? ownLast + SKIPPED
          : Math.max(ownLast, issued.lastIds.get(table) ?? 0)
      }
      target.exec('BEGIN')
      for (const table of tables) {
        forget.run(table)
        setLast.run(table, nextOf(table))
      }
      if (issued !== null) settleSentLetters(target, issued.sent)
      target.exec('COMMIT')
      const { count } = target.prepare('SELECT count(*) AS count FROM messages').get() ?? {}
      return { messages: Number(count), nextTicket: toTicket(nextOf('messages') + 1) }
    } finally {
      target.close()
    }
  },
}

function readLastIds(database: DatabaseSync): LastIds {
  const rows = database.prepare('SELECT name, seq FROM sqlite_sequence').all()
  return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]))
}
