import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { digest } from './secrets.ts'
import type { TryLimit } from './try-limits.ts'

const SPAN_MS = 15 * 60_000

export type TakenTry =
  | { readonly type: 'taken'; readonly forget: (database: DeskDatabase) => Promise<void> }
  | { readonly type: 'too-many'; readonly waitMs: number }

/**
 * Counts an attempt before it is made, so that simultaneous ones count too. When it succeeds, `forget` removes it, and
 * every attempt under the keys that are the person's alone. Stored in the database, so that a restart changes nothing.
 */
export async function takeTry(
  database: DeskDatabase,
  limits: readonly TryLimit[],
  now: Date,
): Promise<TakenTry> {
  const counted = limits.map((limit) => ({ ...limit, key: digest(limit.key) }))
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, 'staff tries')
    await transaction.deleteFrom('staff_tries').where('at', '<', minus(now)).execute()
    const waits = []
    for (const { key, most } of counted) waits.push(await waitOf(transaction, key, most, now))
    const waitMs = Math.max(...waits)
    if (waitMs > 0) return { type: 'too-many', waitMs }
    const taken = await transaction
      .insertInto('staff_tries')
      .values(counted.map(({ key }) => ({ key, at: now.toISOString() })))
      .returning('id')
      .execute()
    return {
      type: 'taken',
      forget: forgetting(
        counted.flatMap(({ key, isOwn }) => (isOwn ? [key] : [])),
        taken.map(({ id }) => id),
      ),
    }
  })
}

const minus = (now: Date) => new Date(now.getTime() - SPAN_MS).toISOString()

/** Times in the future come from a clock set back: they count, but the wait is never longer than usual. */
async function waitOf(
  transaction: DeskDatabase,
  key: string,
  most: number,
  now: Date,
): Promise<number> {
  const tries = await transaction
    .selectFrom('staff_tries')
    .select('at')
    .where('key', '=', key)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  const decisive = tries[most - 1]
  if (decisive === undefined) return 0
  return Math.min(SPAN_MS, Date.parse(decisive.at) + SPAN_MS - now.getTime()) + 1
}

const forgetting =
  (own: readonly string[], ids: readonly number[]) => async (database: DeskDatabase) => {
    await database
      .deleteFrom('staff_tries')
      .where((where) => where.or([where('key', 'in', [...own]), where('id', 'in', [...ids])]))
      .execute()
  }
