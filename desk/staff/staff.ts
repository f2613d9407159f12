import type { DeskDatabase } from '../database/desk-tables.ts'
import { logAction } from '../history/history.ts'
import { countAttempt } from './count-attempt.ts'
import {
  type Accepted,
  type Accepting,
  accept,
  findInvitation,
  type Invitation,
  type InvitationFault,
  type Invited,
  invite,
  listInvitations,
  type OpenInvitation,
  offerSetup,
  withdrawInvitation,
} from './invitations.ts'
import { nameDevice } from './known-device.ts'
import {
  changePassword,
  listMembers,
  type PasswordChange,
  type PasswordChanged,
  removeMember,
} from './members.ts'
import { takeOwnerPassword } from './owner-password.ts'
import { beginFactor, endFactor, offerFactor, spendSecondCode } from './second-factor.ts'
import { endSession, endSessionsOf, findSession, type Member, type Session } from './sessions.ts'
import {
  type Credentials,
  confirmSignIn,
  type Refused,
  type SignIn,
  signIn,
  staffSubject,
} from './sign-in.ts'
import { limitsOf } from './sign-in-limits.ts'

/** Who may enter the desk. Only the browser keeps a session's id; the database has its hash. */
export type Staff = {
  /** The secret for setting up the desk; null once it is set up. */
  readonly offerSetup: () => Promise<string | null>
  /** Makes a setting's password the owner's. */
  readonly takeOwnerPassword: (password: string) => Promise<void>
  readonly invite: (
    name: string,
    by: Member,
  ) => Promise<Invited | { readonly type: 'refused'; readonly reason: InvitationFault }>
  /** Those of members of staff that can still be accepted, newest first. */
  readonly listInvitations: () => Promise<readonly OpenInvitation[]>
  /** @returns false when there is none with this id */
  readonly withdrawInvitation: (id: number, by: Member) => Promise<boolean>
  /** Null when it was used, has expired or does not exist. */
  readonly findInvitation: (token: string) => Promise<Invitation | null>
  readonly accept: (accepting: Accepting) => Promise<Accepted>
  readonly signIn: (credentials: Credentials) => Promise<SignIn>
  /** The second step: a code from the app or a recovery code. */
  readonly confirm: (
    sessionId: string,
    second: { readonly code: string; readonly address: string | null },
  ) => Promise<SignIn>
  /** A cookie for the browser of a whole session, so that attempts by strangers do not lock it out; null otherwise. */
  readonly nameDevice: (sessionId: string) => Promise<string | null>
  readonly findSession: (sessionId: string) => Promise<Session | null>
  readonly signOut: (sessionId: string) => Promise<void>
  readonly signOutEverywhere: (member: Member) => Promise<void>
  readonly changePassword: (member: Member, change: PasswordChange) => Promise<PasswordChanged>
  readonly list: () => Promise<readonly Member[]>
  /** Null when there is no such member or it is the owner. */
  readonly remove: (id: number, by: Member) => Promise<Member | null>
  /** A secret for an authenticator app; null when one is in use. */
  readonly offerFactor: (member: Member) => Promise<string | null>
  /** @returns recovery codes; null when the code is wrong */
  readonly beginFactor: (member: Member, code: string) => Promise<readonly string[] | null>
  /** Needs a code, so that a session alone is not enough. */
  readonly endFactor: (member: Member, code: string) => Promise<'ended' | Refused>
}

export function createStaff(database: DeskDatabase, now: () => Date): Staff {
  return {
    offerSetup: () => offerSetup(database, now()),
    takeOwnerPassword: (password) => takeOwnerPassword(database, password, now()),
    invite: (name, by) => invite(database, { name, by: by.name }, now()),
    listInvitations: () => listInvitations(database, now()),
    withdrawInvitation: (id, by) => withdrawInvitation(database, { id, by: by.name }, now()),
    findInvitation: (token) => findInvitation(database, token, now()),
    accept: (accepting) => accept(database, accepting, now()),
    signIn: (credentials) => signIn(database, credentials, now()),
    confirm: (sessionId, second) => confirmSignIn(database, sessionId, second, now()),
    nameDevice: (sessionId) => nameDevice(database, sessionId, now()),
    findSession: (sessionId) => findSession(database, sessionId, now()),
    signOut: (sessionId) => endSession(database, sessionId),
    changePassword: (member, change) => changePassword(database, member, change, now()),
    list: () => listMembers(database),
    remove: (id, by) => removeMember(database, id, by.name, now()),
    offerFactor: (member) => offerFactor(database, member.id),
    ...createLoggedActions(database, now),
  }
}

/** A member's actions on their own sign-in. */
function createLoggedActions(
  database: DeskDatabase,
  now: () => Date,
): Pick<Staff, 'signOutEverywhere' | 'beginFactor' | 'endFactor'> {
  const log = (transaction: DeskDatabase, { id, name }: Member, what: string) =>
    logAction(transaction, now(), { who: name, subject: staffSubject(id), what })
  return {
    signOutEverywhere: (member) =>
      database.transaction().execute(async (transaction) => {
        await endSessionsOf(transaction, member.id)
        await log(transaction, member, 'signed-out-everywhere')
      }),
    beginFactor: (member, code) =>
      database.transaction().execute(async (transaction) => {
        const codes = await beginFactor(transaction, member.id, code, now())
        if (codes !== null) await log(transaction, member, 'factor-begun')
        return codes
      }),
    async endFactor(member, code) {
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
