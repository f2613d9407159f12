import type { Selectable } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { toDate } from '../database/to-date.ts'
import { toPage } from '../database/to-page.ts'
import type { MessageTable } from './message-table.ts'
import { findRarest } from './searched-words.ts'
import { type MessageFilter, selectMessages } from './select-messages.ts'
import { toTicket } from './ticket.ts'

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

export type MessageQuery = MessageFilter & { readonly size?: number }

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
  const found = await selectMessages(database, query, words)
    .limit(size + 1)
    .execute()
  const { rows, next } = toPage(found, size)
  return { messages: rows.map(toMessage), next }
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
