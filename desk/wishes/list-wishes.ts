import { sql } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { toLikePattern } from '../database/like-pattern.ts'
import { toPage } from '../database/to-page.ts'
import { toWish, type Wish } from './wish.ts'

/** A variant that people wait for. */
export type WantedVariant = {
  readonly variantId: string
  /** The title that the shop had; empty when it was not stored. */
  readonly title: string
  /** Its page in the shop. */
  readonly page: string
  /** How many people wait. */
  readonly count: number
}

export type WantedQuery = {
  /** A part of the title. */
  readonly search?: string
  /** How many list entries come before this page. */
  readonly offset?: number
  readonly size?: number
}

export type WantedPage = {
  /** Most wanted first; on a tie, the most recent wish first. */
  readonly wanted: readonly WantedVariant[]
  /** `offset` of the next page; null for the last. */
  readonly next: number | null
}

const PAGE = 50

export async function listWantedPage(
  database: DeskDatabase,
  { search = '', offset = 0, size = PAGE }: WantedQuery,
): Promise<WantedPage> {
  // Grouped by the index alone: only the newest wish of each variant on the page is read, for its title and page.
  const groups = database
    .selectFrom('wishes')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number>('id').as('newest')])
    .where('notified_at', 'is', null)
    .groupBy('variant_id')
    .as('groups')
  // A search reads the newest wish of every variant, because it matches titles.
  const found =
    search === ''
      ? database.selectFrom(groups)
      : database
          .selectFrom(groups)
          .innerJoin('wishes', 'wishes.id', 'groups.newest')
          .where(sql<boolean>`lower(wishes.title) like ${toLikePattern(search)} escape '!'`)
  const page = found
    .select(['groups.count', 'groups.newest'])
    .orderBy('groups.count', 'desc')
    .orderBy('groups.newest', 'desc')
    // One extra row tells whether there is a next page.
    .limit(size + 1)
    .offset(offset)
    .as('page')
  const rows = await database
    .selectFrom(page)
    .innerJoin('wishes', 'wishes.id', 'page.newest')
    .select(['wishes.variant_id', 'page.count', 'wishes.title', 'wishes.consent_page'])
    .orderBy('page.count', 'desc')
    .orderBy('page.newest', 'desc')
    .execute()
  return {
    wanted: rows
      .slice(0, size)
      .map(({ variant_id: variantId, count, title, consent_page: page }) => ({
        variantId,
        count,
        title,
        page,
      })),
    next: rows.length > size ? offset + size : null,
  }
}

export type WaitingQuery = {
  readonly variantId: string
  /** `next` of the previous page. */
  readonly cursor?: number | null
  readonly size?: number
}

export type WaitingPage = {
  /** Newest first. */
  readonly wishes: readonly Wish[]
  readonly next: number | null
}

/** Who waits for a variant. */
export async function listWaiting(
  database: DeskDatabase,
  { variantId, cursor = null, size = PAGE }: WaitingQuery,
): Promise<WaitingPage> {
  let query = database
    .selectFrom('wishes')
    .selectAll()
    .where('notified_at', 'is', null)
    .where('variant_id', '=', variantId)
    .orderBy('id', 'desc')
  if (cursor !== null) query = query.where('id', '<', cursor)
  const { rows, next } = toPage(await query.limit(size + 1).execute(), size)
  return { wishes: rows.map(toWish), next }
}
