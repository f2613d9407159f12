import { type Selectable, sql } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import type { MessageState, MessageTable } from './message-table.ts'
import { findRarest, type SearchedWords, selectWords } from './searched-words.ts'
import { readTicket, readTicketDigits, toTicket } from './ticket.ts'

/** A message as the desk sees it. */
export type Message = Pick<
  MessageTable,
  'kind' | 'state' | 'name' | 'email' | 'phone' | 'text' | 'assignee'
> & {
  readonly id: number
  readonly ticket: string
  readonly createdAt: Date
  readonly acknowledgedAt: Date | null
  readonly answeredAt: Date | null
  readonly closedAt: Date | null
}

export type MessageQuery = {
  readonly state?: MessageState | undefined
  /** Prefixes of words, of the e-mail address or of the phone number; or a ticket. */
  readonly search?: string | undefined
  /** `next` of the previous page. */
  readonly cursor?: number | undefined
  readonly size?: number
}

export type MessagePage = {
  /** Newest first. */
  readonly messages: readonly Message[]
  /** Cursor of the next page; null on the last. */
  readonly next: number | null
}

const PAGE = 50

export async function listMessages(
  database: DeskDatabase,
  query: MessageQuery,
): Promise<MessagePage> {
  const { size = PAGE } = query
  const words = await findRarest(database, query.search ?? '')
  // One extra row tells whether there is a next page.
  const rows = await selectMessages(database, query, words)
    .limit(size + 1)
    .execute()
  const messages = rows.slice(0, size).map(toMessage)
  return { messages, next: rows.length > size ? (messages.at(-1)?.id ?? null) : null }
}

/** Exported for a test, which explains the query. */
export function selectMessages(
  database: DeskDatabase,
  { state, search = '', cursor }: MessageQuery,
  { rare, others }: SearchedWords,
) {
  const ticket = readTicket(search)
  let query = database.selectFrom('messages').selectAll().orderBy('id', 'desc')
  if (state !== undefined) query = query.where('state', '=', state)
  if (cursor !== undefined) query = query.where('id', '<', cursor)
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

export function toMessage(row: Selectable<MessageTable>): Message {
  const { id, kind, state, name, email, phone, text, assignee } = row
  return {
    id,
    kind,
    state,
    name,
    email,
    phone,
    text,
    assignee,
    ticket: toTicket(id),
    createdAt: new Date(row.created_at),
    acknowledgedAt: toDate(row.acknowledged_at),
    answeredAt: toDate(row.answered_at),
    closedAt: toDate(row.closed_at),
  }
}

const toDate = (text: string | null) => (text === null ? null : new Date(text))
