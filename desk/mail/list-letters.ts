import { countRows } from '../database/count-rows.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { toDate } from '../database/to-date.ts'
import { toPage } from '../database/to-page.ts'
import type { LetterKind, LetterState } from './letter-table.ts'

/** A letter in a list, without its content. */
export type LetterLine = {
  readonly id: number
  readonly kind: LetterKind
  readonly state: LetterState
  readonly recipient: string
  readonly subject: string
  readonly failure: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
}

export type LetterLineQuery = {
  /** `waiting` includes those being sent. */
  readonly state?: Exclude<LetterState, 'sending'> | null
  /** `next` of the previous page. */
  readonly cursor?: number | null
  readonly size?: number
}

export type LetterPage = {
  /** Newest first. */
  readonly letters: readonly LetterLine[]
  readonly next: number | null
}

const PAGE = 50

export async function listLetterLines(
  database: DeskDatabase,
  { state = null, cursor = null, size = PAGE }: LetterLineQuery,
): Promise<LetterPage> {
  const columns = [
    ...(['id', 'kind', 'state', 'recipient', 'subject', 'failure'] as const),
    ...(['created_at', 'sent_at'] as const),
  ] as const
  const select = (only: LetterState | null) => {
    let query = database.selectFrom('letters').select(columns)
    if (only !== null) query = query.where('state', '=', only)
    if (cursor !== null) query = query.where('id', '<', cursor)
    return query.orderBy('id', 'desc').limit(size + 1)
  }
  // A query for two states would have to sort; few letters are being sent at a time.
  const sending = state === 'waiting' ? await select('sending').execute() : []
  const found = [...sending, ...(await select(state).execute())].sort((a, b) => b.id - a.id)
  const { rows, next } = toPage(found, size)
  const letters = rows.map(({ created_at, sent_at, ...row }) => ({
    ...row,
    createdAt: new Date(created_at),
    sentAt: toDate(sent_at),
  }))
  return { letters, next }
}

/** A merchant cannot fix older failures, and need not be reminded of them daily. */
const RECENT_MS = 7 * 24 * 60 * 60_000
/** Counting all of them would read all rows. */
const MAX_COUNTED = 1000

/** How many letters of the last week could not be sent, up to a thousand. */
export async function countRecentFailures(database: DeskDatabase, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - RECENT_MS).toISOString()
  const failed = database
    .selectFrom('letters')
    .select('id')
    .where('state', '=', 'failed')
    .where('created_at', '>=', oldest)
    .limit(MAX_COUNTED)
  return countRows(database, failed)
}
