import type { DeskDatabase } from '../database/desk-tables.ts'
import { logAction } from '../history/history.ts'
import { countAttempt } from './count-attempt.ts'
import { endInvitations, lockStaff } from './invitations.ts'
import { hashPassword, isPassword } from './password.ts'
import { endSessionsOf, type Member, toMember } from './sessions.ts'
import { staffSubject } from './sign-in.ts'
import { limitsOf } from './sign-in-limits.ts'
import { findPasswordFault, type PasswordFault } from './staff-rules.ts'

export async function listMembers(database: DeskDatabase): Promise<readonly Member[]> {
  const rows = await database
    .selectFrom('staff')
    .select(['id', 'name', 'role', 'factor_since'])
    .orderBy('id')
    .execute()
  return rows.map(toMember)
}

/** Removes a member of staff and ends their sessions and invitations at once. The owner cannot be removed. */
export async function removeMember(
  database: DeskDatabase,
  id: number,
  by: string,
  now: Date,
): Promise<Member | null> {
  return database.transaction().execute(async (transaction) => {
    await lockStaff(transaction)
    const gone = await transaction
      .deleteFrom('staff')
      .where('id', '=', id)
      .where('role', '=', 'staff')
      .returning(['id', 'name', 'role', 'factor_since'])
      .executeTakeFirst()
    if (!gone) return null
    await endInvitations(transaction, gone.name)
    const action = { who: by, subject: staffSubject(id), what: 'removed', detail: gone.name }
    await logAction(transaction, now, action)
    return toMember(gone)
  })
}

export type PasswordChange = {
  readonly current: string
  readonly next: string
  /** The session to keep; all others end. */
  readonly sessionId: string
}

export type PasswordChanged =
  | { readonly type: 'changed' }
  | { readonly type: 'refused'; readonly reason: PasswordFault }
  | { readonly type: 'refused'; readonly reason: 'wrong' }
  | { readonly type: 'refused'; readonly reason: 'too-many'; readonly waitMs: number }

export async function changePassword(
  database: DeskDatabase,
  { id, name }: Member,
  { current, next, sessionId }: PasswordChange,
  now: Date,
): Promise<PasswordChanged> {
  const attempt = await countAttempt(database, limitsOf(`password ${id}`, null), now)
  if (attempt.type === 'too-many') return { ...attempt, type: 'refused', reason: 'too-many' }
  const row = await database
    .selectFrom('staff')
    .select('password')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!(await isPassword(row?.password ?? null, current)))
    return { type: 'refused', reason: 'wrong' }
  await attempt.forget(database)
  const fault = findPasswordFault(next, name)
  if (fault !== null) return { type: 'refused', reason: fault }
  const password = await hashPassword(next)
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('staff').set({ password }).where('id', '=', id).execute()
    await endSessionsOf(transaction, id, sessionId)
    await logAction(transaction, now, {
      who: name,
      subject: staffSubject(id),
      what: 'password-changed',
    })
  })
  return { type: 'changed' }
}
