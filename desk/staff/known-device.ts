import { createHmac } from 'node:crypto'
import { isSameSecret } from '#platform/is-same-secret.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { digest } from './secrets.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a device is recognised after a sign-in. */
export const deviceMs = 180 * DAY_MS

type Member = { readonly id: number; readonly password: string }

/**
 * A cookie value that recognises a browser after a sign-in: `id.time.signature`. It grants no access; its attempts are
 * counted apart from those of strangers. The stored password hash signs it, so a new password or leaving ends it.
 * @param sessionId of a whole session; for any other, returns null
 */
export async function nameDevice(
  database: DeskDatabase,
  sessionId: string,
  now: Date,
): Promise<string | null> {
  const member = await database
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff.id', 'staff.password'])
    .where('staff_sessions.hash', '=', digest(sessionId))
    .where('staff_sessions.step', '=', 'whole')
    .executeTakeFirst()
  if (!member) return null
  const time = now.getTime().toString(36)
  return `${member.id}.${time}.${sign(member, time)}`
}

/** Whether this member signed in on the device since their password was last changed. */
export function isKnownDevice(device: string, member: Member, now: Date): boolean {
  const [, id, time, signature] = /^(\d{1,9})\.([\da-z]{1,12})\.([\w-]{43})$/.exec(device) ?? []
  if (id !== String(member.id) || time === undefined || signature === undefined) return false
  const age = now.getTime() - Number.parseInt(time, 36)
  return age <= deviceMs && isSameSecret(signature, sign(member, time))
}

function sign({ id, password }: Member, time: string): string {
  return createHmac('sha256', password).update(`device ${id} ${time}`).digest('base64url')
}
