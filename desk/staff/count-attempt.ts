import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { digest } from './secrets.ts'
import type { SignInLimit } from './sign-in-limits.ts'

const WINDOW_MS = 15 * 60_000

export type CountedAttempt =
  | { readonly type: 'counted'; readonly forget: (database: DeskDatabase) => Promise<void> }
  | { readonly type: 'too-many'; readonly waitMs: number }

/**
 * Counts an attempt before it is made, so that simultaneous ones count too. When it succeeds, `forget` removes it, and
 * every attempt under the keys that are the person's alone. Stored in the table
 * `staff_tries`, so that a restart changes nothing.
 */
export async function countAttempt(
  database: DeskDatabase,
  limits: readonly SignInLimit[],
  now: Date,
): Promise<CountedAttempt> {
  const hashed = limits.map((limit) => ({ ...limit, key: digest(limit.key) }))
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, 'staff attempts')
    await transaction.deleteFrom('staff_tries').where('at', '<', windowStart(now)).execute()
    const waits = []
    for (const { key, max } of hashed) waits.push(await waitOf(transaction, key, max, now))
    const waitMs = Math.max(...waits)
    if (waitMs > 0) return { type: 'too-many', waitMs }
    const rows = await transaction
      .insertInto('staff_tries')
      .values(hashed.map(({ key }) => ({ key, at: now.toISOString() })))
      .returning('id')
      .execute()
    return {
      type: 'counted',
      forget: forgetting(
        hashed.flatMap(({ key, isPersonal }) => (isPersonal ? [key] : [])),
        rows.map(({ id }) => id),
      ),
    }
  })
}

const windowStart = (now: Date) => new Date(now.getTime() - WINDOW_MS).toISOString()

/** Times in the future come from a clock set back: they count, but the wait is never longer than usual. */
async function waitOf(
  transaction: DeskDatabase,
  key: string,
  max: number,
  now: Date,
): Promise<number> {
  const attempts = await transaction
    .selectFrom('staff_tries')
    .select('at')
    .where('key', '=', key)
    .orderBy('at', 'desc')
    .limit(max)
    .execute()
  const decisive = attempts[max - 1]
  if (decisive === undefined) return 0
  return Math.min(WINDOW_MS, Date.parse(decisive.at) + WINDOW_MS - now.getTime()) + 1
}

const forgetting =
  (keys: readonly string[], ids: readonly number[]) => async (database: DeskDatabase) => {
    await database
      .deleteFrom('staff_tries')
      .where((where) => where.or([where('key', 'in', [...keys]), where('id', 'in', [...ids])]))
      .execute()
  }
