import { sql } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { toLikePattern } from '../database/like-pattern.ts'
import { toPage } from '../database/to-page.ts'
import { type Subscriber, toSubscriber } from './subscriber.ts'
import type { SubscriberState } from './subscriber-table.ts'

export type SubscriberQuery = {
  readonly state?: SubscriberState | null
  /** A part of the e-mail address. */
  readonly search?: string
  readonly cursor?: number | null
  readonly size?: number
}

export type SubscriberPage = {
  /** Newest first. */
  readonly subscribers: readonly Subscriber[]
  readonly next: number | null
}

const PAGE = 50

export async function listSubscribers(
  database: DeskDatabase,
  { state = null, search = '', cursor = null, size = PAGE }: SubscriberQuery,
): Promise<SubscriberPage> {
  let query = database.selectFrom('subscribers').selectAll().orderBy('id', 'desc')
  if (state !== null) query = query.where('state', '=', state)
  if (cursor !== null) query = query.where('id', '<', cursor)
  // Scanned in list order: frequent parts fill a page soon, rare ones read every row once.
  if (search !== '')
    query = query.where(sql<boolean>`mailbox like ${toLikePattern(search)} escape '!'`)
  const { rows, next } = toPage(await query.limit(size + 1).execute(), size)
  return { subscribers: rows.map(toSubscriber), next }
}
