import { sql } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import type { MessageState } from './message-table.ts'
import { type SearchedWords, selectWords } from './searched-words.ts'
import { readTicket, readTicketDigits } from './ticket.ts'

export type MessageFilter = {
  readonly state?: MessageState | null
  /** Prefixes of words, of the e-mail address or of the phone number; or a ticket. */
  readonly search?: string
  /** `next` of the previous page. */
  readonly cursor?: number | null
}

/** The query of a list, newest first: each reads along an index, whatever is asked for. */
export function selectMessages(
  database: DeskDatabase,
  { state = null, search = '', cursor = null }: MessageFilter,
  { rare, others }: SearchedWords,
) {
  const ticket = readTicket(search)
  let query = database.selectFrom('messages').selectAll().orderBy('id', 'desc')
  if (state !== null) query = query.where('state', '=', state)
  if (cursor !== null) query = query.where('id', '<', cursor)
  if (ticket !== null) return query.where('id', '=', ticket)
  if (rare !== null) query = query.where('id', 'in', selectIds(database, rare, search))
  for (const word of others) {
    query = query.where(({ exists }) =>
      exists(
        selectWords(database, word)
          .select('word')
          .where('message_id', '=', sql.ref<number>('messages.id')),
      ),
    )
  }
  return query
}

/** With the message whose ticket has these digits: as a condition of its own it would make SQLite sort the list. */
function selectIds(database: DeskDatabase, rare: string, search: string) {
  const digits = readTicketDigits(search)
  const found = selectWords(database, rare).select('message_id')
  return digits === null
    ? found
    : found.unionAll(
        database
          .selectFrom('messages as ticketed')
          .select('ticketed.id as message_id')
          .where('ticketed.id', '=', digits),
      )
}
