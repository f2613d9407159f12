import type { DeskDatabase } from '../database/desk-tables.ts'

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
  /** How many of the list come before. */
  readonly offset?: number
  readonly size?: number
}

export type WantedPage = {
  /** Most wanted first. */
  readonly wanted: readonly WantedVariant[]
  /** `offset` of the next page; null for the last. */
  readonly next: number | null
}

const PAGE = 50

export async function listWantedPage(
  database: DeskDatabase,
  { offset = 0, size = PAGE }: WantedQuestion,
): Promise<WantedPage> {
  // By the index alone: wishes themselves are read for what is shown.
  const groups = await database
    .selectFrom('wishes')
    .select(({ fn }) => [
      'variant_id',
      fn.countAll<number>().as('count'),
      fn.max<number>('id').as('newest'),
    ])
    .where('notified_at', 'is', null)
    .groupBy('variant_id')
    .orderBy('count', 'desc')
    .orderBy('variant_id')
    .limit(size + 1)
    .offset(offset)
    .execute()
  const shown = groups.slice(0, size)
  if (shown.length === 0) return { wanted: [], next: null }
  const named = await database
    .selectFrom('wishes')
    .select(['variant_id', 'title', 'consent_page'])
    .where(
      'id',
      'in',
      shown.map(({ newest }) => newest),
    )
    .execute()
  const byVariant = new Map(named.map((row) => [row.variant_id, row]))
  return {
    wanted: shown.map(({ variant_id: variantId, count }) => ({
      ...{ variantId, count },
      title: byVariant.get(variantId)?.title ?? '',
      page: byVariant.get(variantId)?.consent_page ?? '',
    })),
    next: groups.length > size ? offset + size : null,
  }
}
