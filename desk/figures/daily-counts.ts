import { sql } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import type { CountKind } from './daily-count-table.ts'
import { listDaysUntil } from './list-days-until.ts'

export type DailyCount = {
  readonly day: string
  readonly kind: CountKind
  readonly name: string
  readonly count: number
}

export type RankedName = {
  readonly name: string
  readonly count: number
  /** In the previous period. */
  readonly countBefore: number
}

/** Daily counters that several processes add to. */
export type DailyCounts = ReturnType<typeof createDailyCounts>

const RETENTION_DAYS = 90
/** Most distinct searches kept per day, so that made-up ones cannot fill the database. */
const MAX_SEARCHES = 500

export function createDailyCounts(database: DeskDatabase) {
  return {
    /** Adds all, or none if it throws. */
    add: (counts: readonly DailyCount[]) =>
      database.transaction().execute(async (transaction) => {
        await lockFor(transaction, 'daily counts')
        for (const count of counts) await add(transaction, count)
        await forgetOld(transaction, counts)
      }),
    /** Counts from `since` on, highest first. */
    list: (kind: CountKind, since: string): Promise<readonly DailyCount[]> =>
      database
        .selectFrom('daily_counts')
        .select(['day', 'kind', 'name', 'count'])
        .where('day', '>=', since)
        .where('kind', '=', kind)
        .orderBy('count', 'desc')
        .orderBy('name')
        .execute(),
    rank: (kind: CountKind, since: string, before: string, limit: number) =>
      rank(database, kind, since, before, limit),
  }
}

/**
 * The names with the highest counts.
 * @param since the first day of the period
 * @param before the first day of the previous period, which ends where this one begins
 * @param limit how many names to return
 */
async function rank(
  database: DeskDatabase,
  kind: CountKind,
  since: string,
  before: string,
  limit: number,
): Promise<readonly RankedName[]> {
  const ranked = await database
    .selectFrom('daily_counts')
    .select([
      'name',
      sql<number>`sum(case when day >= ${since} then count else 0 end)`.as('counted'),
      sql<number>`sum(case when day < ${since} then count else 0 end)`.as('earlier'),
    ])
    .where('kind', '=', kind)
    .where('day', '>=', before)
    .groupBy('name')
    .orderBy('counted', 'desc')
    .orderBy('earlier', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
  // PostgreSQL's driver returns the sums as text.
  return ranked.map(({ name, counted, earlier }) => ({
    name,
    count: Number(counted),
    countBefore: Number(earlier),
  }))
}

async function add(transaction: DeskDatabase, { count, ...key }: DailyCount): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('daily_counts')
    .set((row) => ({ count: row('count', '+', count) }))
    .where((row) => row.and(key))
    .executeTakeFirst()
  if (numUpdatedRows > 0n || (await isFull(transaction, key))) return
  await transaction
    .insertInto('daily_counts')
    .values({ ...key, count })
    .execute()
}

async function isFull(
  transaction: DeskDatabase,
  { day, kind }: Pick<DailyCount, 'day' | 'kind'>,
): Promise<boolean> {
  const { known } = await transaction
    .selectFrom('daily_counts')
    .select(({ fn }) => fn.countAll<number>().as('known'))
    .where('day', '=', day)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(known) >= MAX_SEARCHES
}

async function forgetOld(transaction: DeskDatabase, counts: readonly DailyCount[]) {
  const [first] = listDaysUntil(counts.at(-1)?.day ?? '', counts.length > 0 ? RETENTION_DAYS : 0)
  if (first !== undefined)
    await transaction.deleteFrom('daily_counts').where('day', '<', first).execute()
}
