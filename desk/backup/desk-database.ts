import { DatabaseSync } from 'node:sqlite'
import { checkMigrations, NewerDeskError } from '../database/check-migrations.ts'
import { listMigrations } from '../database/desk-file.ts'
import { toTicket } from '../messages/ticket.ts'

/** Skipped when nobody can say which numbers were given since the backup. */
const SKIPPED = 1000

/** The last id that each table gave. */
type Given = ReadonlyMap<string, number>

/** The desk's database in SQLite, as a backup has to know it. */
export const deskDatabase = {
  /** What is wrong with it, as a sentence goes on after its path; null for nothing. */
  findFault(database: DatabaseSync): string | null {
    const table = `SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'messages'`
    if (database.prepare(table).get() === undefined) return 'is no database of the desk'
    try {
      checkMigrations(listMigrations(database), 'It')
      return null
    } catch (fault) {
      if (fault instanceof NewerDeskError) return 'was written by a newer version'
      throw fault
    }
  },
  nothingGiven: new Map(),
  readGiven(database: DatabaseSync): Given {
    const rows = database.prepare('SELECT name, seq FROM sqlite_sequence').all()
    return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]))
  },
  /** Has a copy go on after the numbers given, tickets above all; null for those that nobody can read. */
  goOn(draft: string, given: Given | null) {
    const target = new DatabaseSync(draft)
    try {
      const own = this.readGiven(target)
      // Browsers keep pictures by their number.
      const always = ['messages', 'review_photos']
      const tables = new Set([...own.keys(), ...(given ?? own).keys(), ...always])
      const forget = target.prepare('DELETE FROM sqlite_sequence WHERE name = ?')
      const goOn = target.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
      const nextOf = (table: string) => {
        const ownLast = own.get(table) ?? 0
        return given === null ? ownLast + SKIPPED : Math.max(ownLast, given.get(table) ?? 0)
      }
      target.exec('BEGIN')
      for (const table of tables) {
        forget.run(table)
        goOn.run(table, nextOf(table))
      }
      target.exec('COMMIT')
      const { count } = target.prepare('SELECT count(*) AS count FROM messages').get() ?? {}
      return { messages: Number(count), nextTicket: toTicket(nextOf('messages') + 1) }
    } finally {
      target.close()
    }
  },
}
