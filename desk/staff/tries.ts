import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { digest } from './secrets.ts'

const SPAN_MS = 15 * 60_000

/** Whom a try is counted for. */
export type TryKeys = {
  /** Who is tried, such as `name meera`. */
  readonly whom: string
  /** The network it comes from; null when that is unknown. */
  readonly address: string | null
}

export type TakenTry =
  | { readonly type: 'taken'; readonly forget: (database: DeskDatabase) => Promise<void> }
  | { readonly type: 'too-many'; readonly waitMs: number }

/** Failed tries in a quarter of an hour. */
export const tryLimits = { whom: 10, address: 20 } as const

/**
 * Counts a try before it is made, so that many at once are counted too; `forget` takes it back with all of the same
 * person's when it succeeds. Kept in the database, so that a restart changes nothing.
 */
export async function takeTry(
  database: DeskDatabase,
  { whom, address }: TryKeys,
  now: Date,
): Promise<TakenTry> {
  const person = digest(whom)
  const network =
    address === null ? [] : [[digest(`address ${address}`), tryLimits.address] as const]
  const limits = [[person, tryLimits.whom] as const, ...network]
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, 'staff tries')
    await transaction.deleteFrom('staff_tries').where('at', '<', minus(now)).execute()
    const waits = []
    for (const [key, most] of limits) waits.push(await waitOf(transaction, key, most, now))
    const waitMs = Math.max(...waits)
    if (waitMs > 0) return { type: 'too-many', waitMs }
    const taken = await transaction
      .insertInto('staff_tries')
      .values(limits.map(([key]) => ({ key, at: now.toISOString() })))
      .returning('id')
      .execute()
    return {
      type: 'taken',
      forget: forgetting(
        person,
        taken.map(({ id }) => id),
      ),
    }
  })
}

const minus = (now: Date) => new Date(now.getTime() - SPAN_MS).toISOString()

/** Times ahead are those of a clock that was set back: they count, and are waited for no longer than usual. */
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

const forgetting = (person: string, ids: readonly number[]) => async (database: DeskDatabase) => {
  await database
    .deleteFrom('staff_tries')
    .where((where) => where.or([where('key', '=', person), where('id', 'in', [...ids])]))
    .execute()
}
