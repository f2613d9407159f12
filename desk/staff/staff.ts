import type { DeskDatabase } from '../database/desk-tables.ts'
import { logAction } from '../history/history.ts'
import { countAttempt } from './count-attempt.ts'
import {
  type Accepting,
  accept,
  findInvitation,
  invite,
  listInvitations,
  offerSetup,
  withdrawInvitation,
} from './invitations.ts'
import { nameDevice } from './known-device.ts'
import { changePassword, listMembers, type PasswordChange, removeMember } from './members.ts'
import { takeOwnerPassword } from './owner-password.ts'
import { beginFactor, endFactor, offerFactor, spendSecondCode } from './second-factor.ts'
import { endSession, endSessionsOf, findSession, type Member } from './sessions.ts'
import { type Credentials, confirmSignIn, type Refused, signIn, staffSubject } from './sign-in.ts'
import { limitsOf } from './sign-in-limits.ts'

/** Who may enter the desk. Only the browser keeps a session's id; the database has its hash. */
export type Staff = ReturnType<typeof createStaff>

export function createStaff(database: DeskDatabase, now: () => Date) {
  return {
    offerSetup: () => offerSetup(database, now()),
    /** Makes a setting's password the owner's. */
    takeOwnerPassword: (password: string) => takeOwnerPassword(database, password, now()),
    invite: (name: string, by: Member) => invite(database, { name, by: by.name }, now()),
    listInvitations: () => listInvitations(database, now()),
    /** @returns false when there is none with this id */
    withdrawInvitation: (id: number, by: Member) =>
      withdrawInvitation(database, { id, by: by.name }, now()),
    findInvitation: (token: string) => findInvitation(database, token, now()),
    accept: (accepting: Accepting) => accept(database, accepting, now()),
    signIn: (credentials: Credentials) => signIn(database, credentials, now()),
    /** The second step: a code from the app or a recovery code. */
    confirm: (
      sessionId: string,
      second: { readonly code: string; readonly address: string | null },
    ) => confirmSignIn(database, sessionId, second, now()),
    nameDevice: (sessionId: string) => nameDevice(database, sessionId, now()),
    findSession: (sessionId: string) => findSession(database, sessionId, now()),
    signOut: (sessionId: string) => endSession(database, sessionId),
    changePassword: (member: Member, change: PasswordChange) =>
      changePassword(database, member, change, now()),
    list: () => listMembers(database),
    /** Null when there is no such member or it is the owner. */
    remove: (id: number, by: Member) => removeMember(database, id, by.name, now()),
    /** A secret for an authenticator app; null when one is in use. */
    offerFactor: (member: Member) => offerFactor(database, member.id),
    ...createLoggedActions(database, now),
  }
}

/** A member's actions on their own sign-in. */
function createLoggedActions(database: DeskDatabase, now: () => Date) {
  const log = (transaction: DeskDatabase, { id, name }: Member, what: string) =>
    logAction(transaction, now(), { who: name, subject: staffSubject(id), what })
  return {
    signOutEverywhere: (member: Member) =>
      database.transaction().execute(async (transaction) => {
        await endSessionsOf(transaction, member.id)
        await log(transaction, member, 'signed-out-everywhere')
      }),
    /** @returns recovery codes; null when the code is wrong */
    beginFactor: (member: Member, code: string) =>
      database.transaction().execute(async (transaction) => {
        const codes = await beginFactor(transaction, member.id, code, now())
        if (codes !== null) await log(transaction, member, 'factor-begun')
        return codes
      }),
    /** Needs a code, so that a session alone is not enough. */
    async endFactor(member: Member, code: string): Promise<'ended' | Refused> {
      const attempt = await countAttempt(database, limitsOf(`factor ${member.id}`, null), now())
      if (attempt.type === 'too-many') return { ...attempt, type: 'refused', reason: 'too-many' }
      if ((await spendSecondCode(database, member.id, code, now())) === null)
        return { type: 'refused', reason: 'wrong' }
      await database.transaction().execute(async (transaction) => {
        await endFactor(transaction, member.id)
        await log(transaction, member, 'factor-ended')
      })
      await attempt.forget(database)
      return 'ended'
    },
  }
}
