import { expect } from 'vitest'
import type { Desk } from '#desk/open-desk.ts'
import { insertMember } from '#desk/staff/invitations.ts'
import { hashPassword } from '#desk/staff/password.ts'
import { beginSession, type Member } from '#desk/staff/sessions.ts'

export const password = 'ten cards in a row'
export const wrong = { type: 'refused', reason: 'wrong' }

/** Hashed at low cost: many tests use it, and the usual hash takes a tenth of a second. */
const hashed = hashPassword(password, { log2N: 4, r: 8, p: 1 })

/** Creates the owner and signs them in. @returns the session's id */
export async function setUp({ database, now }: Pick<Desk, 'database' | 'now'>): Promise<string> {
  const owner = { name: 'Meera', role: 'owner', hashed: await hashed } as const
  const id = await insertMember(database, owner, now())
  return beginSession(database, id, 'whole', now())
}

export function signedIn(outcome: { readonly type: string; readonly sessionId?: string }): string {
  expect(outcome.type).toBe('signed-in')
  return outcome.sessionId ?? ''
}

export async function memberOf({ staff }: Desk, sessionId: string): Promise<Member> {
  const session = await staff.findSession(sessionId)
  if (!session) throw new Error('No session')
  return session.member
}

/** Signs in from the address 192.0.2.1, or from another last part. */
export const signIn = (
  { staff }: Desk,
  changes: { name?: string; password?: string; device?: string | null } = {},
  at = 1,
) => staff.signIn({ name: 'Meera', password, address: `192.0.2.${at}`, ...changes })
