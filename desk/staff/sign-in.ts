import type { DeskDatabase } from '../database/desk-tables.ts'
import { logAction } from '../history/history.ts'
import { countAttempt } from './count-attempt.ts'
import { isKnownDevice } from './known-device.ts'
import { isPassword } from './password.ts'
import { spendSecondCode } from './second-factor.ts'
import { beginSession, endSession, findSession } from './sessions.ts'
import { limitsOf, limitsOfName } from './sign-in-limits.ts'
import { toNameKey } from './staff-rules.ts'

/** The subject of a member of staff's actions in the history. */
export const staffSubject = (id: number) => `staff ${id}`

export type Refused =
  | { readonly type: 'refused'; readonly reason: 'wrong' | 'ended' }
  | { readonly type: 'refused'; readonly reason: 'too-many'; readonly waitMs: number }

export type SignIn =
  /** `second-step`: the session is only valid for `confirm`. */
  { readonly type: 'signed-in' | 'second-step'; readonly sessionId: string } | Refused

export type Credentials = {
  readonly name: string
  readonly password: string
  /** The network of the request; null when unknown. */
  readonly address: string | null
  /** The browser's device cookie from an earlier sign-in (`nameDevice`). */
  readonly device?: string | null
}

/** Neither the result nor its timing reveals whether a name exists. */
export async function signIn(
  database: DeskDatabase,
  { name, password, address, device = null }: Credentials,
  now: Date,
): Promise<SignIn> {
  const nameKey = toNameKey(name)
  const member = await database
    .selectFrom('staff')
    .select(['id', 'name', 'password', 'factor_since'])
    .where('name_key', '=', nameKey)
    .executeTakeFirst()
  const isKnown = member !== undefined && device !== null && isKnownDevice(device, member, now)
  const limits = limitsOfName({ nameKey, address, device: isKnown ? device : null })
  const attempt = await countAttempt(database, limits, now)
  if (attempt.type === 'too-many') return { ...attempt, type: 'refused', reason: 'too-many' }
  const isRight = await isPassword(member?.password ?? null, password)
  if (!member) return { type: 'refused', reason: 'wrong' }
  const subject = staffSubject(member.id)
  if (!isRight) {
    const tried = { who: 'somebody', subject, what: 'tried-to-sign-in', detail: member.name }
    await logAction(database, now, tried)
    return { type: 'refused', reason: 'wrong' }
  }
  await attempt.forget(database)
  if (member.factor_since !== null)
    return { type: 'second-step', sessionId: await beginSession(database, member.id, 'first', now) }
  await logAction(database, now, { who: member.name, subject, what: 'signed-in' })
  return { type: 'signed-in', sessionId: await beginSession(database, member.id, 'whole', now) }
}

/** The second step: a code from the app or a recovery code. The session gets a new id. */
export async function confirmSignIn(
  database: DeskDatabase,
  sessionId: string,
  { code, address }: { readonly code: string; readonly address: string | null },
  now: Date,
): Promise<SignIn> {
  const session = await findSession(database, sessionId, now)
  if (session?.step !== 'first') return { type: 'refused', reason: 'ended' }
  const { member } = session
  const attempt = await countAttempt(database, limitsOf(`factor ${member.id}`, address), now)
  if (attempt.type === 'too-many') return { ...attempt, type: 'refused', reason: 'too-many' }
  const used = await spendSecondCode(database, member.id, code, now)
  const subject = staffSubject(member.id)
  if (used === null) {
    const tried = { who: 'somebody', subject, what: 'tried-second-factor', detail: member.name }
    await logAction(database, now, tried)
    return { type: 'refused', reason: 'wrong' }
  }
  await attempt.forget(database)
  await endSession(database, sessionId)
  await logAction(database, now, { who: member.name, subject, what: 'signed-in', detail: used })
  return { type: 'signed-in', sessionId: await beginSession(database, member.id, 'whole', now) }
}
