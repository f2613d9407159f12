import type { DeskDatabase } from '../database/desk-tables.ts'
import { toDate } from '../database/to-date.ts'
import { digest, makeSecret } from './secrets.ts'
import { sessionTimes } from './session-times.ts'
import type { StaffRole, StaffSessionTable } from './staff-table.ts'

/** Least time between updates of `seen_at`: reading a page should not write each time. */
const SEEN_MS = 60_000

/** A member of staff. */
export type Member = {
  readonly id: number
  readonly name: string
  readonly role: StaffRole
  /** Since when they have a second factor; null without one. */
  readonly factorSince: Date | null
}

export type Session = { readonly member: Member; readonly step: StaffSessionTable['step'] }

/** @returns the session id, which only the browser keeps */
export async function beginSession(
  database: DeskDatabase,
  staffId: number,
  step: StaffSessionTable['step'],
  now: Date,
): Promise<string> {
  const id = makeSecret()
  const at = now.toISOString()
  await deleteEnded(database, now)
  await database
    .insertInto('staff_sessions')
    .values({ hash: digest(id), staff_id: staffId, step, started_at: at, seen_at: at })
    .execute()
  return id
}

/** Null when it has ended or does not exist. */
export async function findSession(
  database: DeskDatabase,
  id: string,
  now: Date,
): Promise<Session | null> {
  const row = await database
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff.id', 'staff.name', 'staff.role', 'staff.factor_since'])
    .select(['staff_sessions.step', 'staff_sessions.started_at', 'staff_sessions.seen_at'])
    .where('staff_sessions.hash', '=', digest(id))
    .executeTakeFirst()
  if (!row || isOver(row, now)) return null
  if (now.getTime() - Date.parse(row.seen_at) > SEEN_MS)
    await database
      .updateTable('staff_sessions')
      .set({ seen_at: now.toISOString() })
      .where('hash', '=', digest(id))
      .execute()
  return { member: toMember(row), step: row.step }
}

function isOver(
  { step, started_at, seen_at }: Pick<StaffSessionTable, 'step' | 'started_at' | 'seen_at'>,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(started_at)
  const quiet = now.getTime() - Date.parse(seen_at)
  if (step === 'first' && age > sessionTimes.firstStepMs) return true
  return age > sessionTimes.wholeMs || quiet > sessionTimes.idleMs
}

export function toMember(row: {
  readonly id: number
  readonly name: string
  readonly role: StaffRole
  readonly factor_since: string | null
}): Member {
  const { id, name, role, factor_since: since } = row
  return { id, name, role, factorSince: toDate(since) }
}

export async function endSession(database: DeskDatabase, id: string): Promise<void> {
  await database.deleteFrom('staff_sessions').where('hash', '=', digest(id)).execute()
}

/** @param but the id of a session to keep */
export async function endSessionsOf(
  database: DeskDatabase,
  staffId: number,
  but: string | null = null,
): Promise<void> {
  await database
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('hash', '!=', but === null ? '' : digest(but))
    .execute()
}

async function deleteEnded(database: DeskDatabase, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  await database
    .deleteFrom('staff_sessions')
    .where((where) =>
      where.or([
        where('started_at', '<', before(sessionTimes.wholeMs)),
        where('seen_at', '<', before(sessionTimes.idleMs)),
        where.and([
          where('step', '=', 'first'),
          where('started_at', '<', before(sessionTimes.firstStepMs)),
        ]),
      ]),
    )
    .execute()
}
