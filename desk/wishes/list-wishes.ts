import { sql } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { toLikePattern } from '../database/like-pattern.ts'
import { toWish, type Wish } from './wish.ts'

/** What somebody waits for. */
export type WantedVariant = {
  readonly variantId: string
  /** As the shop named it; empty where that was not noted. */
  readonly title: string
  /** Its page in the shop. */
  readonly page: string
  /** How many wait. */
  readonly count: number
}

export type WantedQuestion = {
  /** A part of the title. */
  readonly search?: string
  /** How many of the list come before. */
  readonly offset?: number
  readonly size?: number
}

export type WantedPage = {
  /** Most wanted first, of those wanted alike the one that somebody last asked for. */
  readonly wanted: readonly WantedVariant[]
  /** `offset` of the next page; null for the last. */
  readonly next: number | null
}

const PAGE = 50

export async function listWantedPage(
  database: DeskDatabase,
  { search = '', offset = 0, size = PAGE }: WantedQuestion,
): Promise<WantedPage> {
  // By the index alone: of each variant on the page, only the newest wish is read, for its names.
  const groups = database
    .selectFrom('wishes')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number>('id').as('newest')])
    .where('notified_at', 'is', null)
    .groupBy('variant_id')
    .as('groups')
  // What is searched for is in those names: then that of every variant is read.
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
    // One more says whether there is a next page.
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
        ...{ variantId, count, title, page },
      })),
    next: rows.length > size ? offset + size : null,
  }
}

export type WaitingQuestion = {
  readonly variantId: string
  /** `next` of the page before. */
  readonly cursor?: number | undefined
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
  { variantId, cursor, size = PAGE }: WaitingQuestion,
): Promise<WaitingPage> {
  let query = database
    .selectFrom('wishes')
    .selectAll()
    .where('notified_at', 'is', null)
    .where('variant_id', '=', variantId)
    .orderBy('id', 'desc')
  if (cursor !== undefined) query = query.where('id', '<', cursor)
  const rows = await query.limit(size + 1).execute()
  const wishes = rows.slice(0, size).map(toWish)
  return { wishes, next: rows.length > size ? (wishes.at(-1)?.id ?? null) : null }
}
