import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { logAction } from '../history/history.ts'
import { hashPassword } from './password.ts'
import { digest, makeSecret } from './secrets.ts'
import { beginSession } from './sessions.ts'
import { staffSubject } from './sign-in.ts'
import {
  findNameFault,
  findPasswordFault,
  type NameFault,
  type PasswordFault,
  toNameKey,
} from './staff-rules.ts'
import type { StaffRole } from './staff-table.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long an invitation of a member of staff is valid; that of the owner is valid until it is used. */
const GOOD_FOR_MS = 2 * DAY_MS

/** Runs the transactions that change who is staff one at a time. */
export const lockStaff = (transaction: DeskDatabase) => lockFor(transaction, 'staff')

async function hasStaff(database: DeskDatabase): Promise<boolean> {
  return (await database.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The secret for setting up the desk; null once it is set up. Secrets from other processes stay valid. */
export async function offerSetup(database: DeskDatabase, now: Date): Promise<string | null> {
  if (await hasStaff(database)) return null
  const token = makeSecret()
  await database
    .insertInto('staff_invitations')
    .values({ hash: digest(token), name: null, invited_by: 'shop', at: now.toISOString() })
    .execute()
  return token
}

export type Invited = { readonly type: 'invited'; readonly token: string }
export type InvitationFault = NameFault | 'name-taken'

/** Invites a member of staff; earlier invitations of this name end. */
export async function invite(
  database: DeskDatabase,
  { name, by }: { readonly name: string; readonly by: string },
  now: Date,
): Promise<Invited | { readonly type: 'refused'; readonly reason: InvitationFault }> {
  const reason = findNameFault(name) ?? ((await isTaken(database, name)) ? 'name-taken' : null)
  if (reason !== null) return { type: 'refused', reason }
  const token = makeSecret()
  const at = now.toISOString()
  await database.transaction().execute(async (transaction) => {
    await lockStaff(transaction)
    await endInvitations(transaction, name)
    await transaction
      .insertInto('staff_invitations')
      .values({ hash: digest(token), name: name.trim(), invited_by: by, at })
      .execute()
    await logAction(transaction, now, {
      who: by,
      subject: 'staff',
      what: 'invited',
      detail: name.trim(),
    })
  })
  return { type: 'invited', token }
}

async function isTaken(database: DeskDatabase, name: string): Promise<boolean> {
  const found = await database
    .selectFrom('staff')
    .select('id')
    .where('name_key', '=', toNameKey(name))
    .executeTakeFirst()
  return found !== undefined
}

/** The role and name that an invitation is for. */
export type Invitation = { readonly role: StaffRole; readonly name: string | null }

/** Null when it was used, has expired or does not exist. */
export async function findInvitation(
  database: DeskDatabase,
  token: string,
  now: Date,
): Promise<Invitation | null> {
  const row = await database
    .selectFrom('staff_invitations')
    .select(['name', 'at'])
    .where('hash', '=', digest(token))
    .executeTakeFirst()
  if (!row) return null
  const isFirst = row.name === null
  if (isFirst ? await hasStaff(database) : now.getTime() - Date.parse(row.at) > GOOD_FOR_MS)
    return null
  return { role: isFirst ? 'owner' : 'staff', name: row.name }
}

/** An invitation of a member of staff that can still be accepted. */
export type OpenInvitation = {
  readonly id: number
  readonly name: string
  /** When it expires. */
  readonly until: Date
}

/** Newest first. */
export async function listInvitations(
  database: DeskDatabase,
  now: Date,
): Promise<readonly OpenInvitation[]> {
  const rows = await database
    .selectFrom('staff_invitations')
    .select(['id', 'name', 'at'])
    .where('at', '>=', new Date(now.getTime() - GOOD_FOR_MS).toISOString())
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ id, name, at }) =>
    name === null ? [] : [{ id, name, until: new Date(Date.parse(at) + GOOD_FOR_MS) }],
  )
}

/** Ends an invitation, and any other of its name. @returns false when it was used or withdrawn before, or never existed */
export async function withdrawInvitation(
  database: DeskDatabase,
  { id, by }: { readonly id: number; readonly by: string },
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockStaff(transaction)
    const row = await transaction
      .selectFrom('staff_invitations')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirst()
    // The owner's, who sets up the desk, has no name.
    if (!row || row.name === null) return false
    await endInvitations(transaction, row.name)
    const action = { who: by, subject: 'staff', what: 'uninvited', detail: row.name }
    await logAction(transaction, now, action)
    return true
  })
}

export type Accepting = {
  readonly token: string
  /** The owner's name; members of staff keep the name in their invitation. */
  readonly name: string
  readonly password: string
}

export type Accepted =
  | { readonly type: 'signed-in'; readonly sessionId: string }
  | { readonly type: 'refused'; readonly reason: InvitationFault | PasswordFault | 'ended' }

/** Adds a member of staff, and deletes all invitations of this name. */
export async function accept(
  database: DeskDatabase,
  { token, name, password }: Accepting,
  now: Date,
): Promise<Accepted> {
  const invitation = await findInvitation(database, token, now)
  if (invitation === null) return { type: 'refused', reason: 'ended' }
  const staffName = (invitation.name ?? name).trim()
  const fault = findNameFault(staffName) ?? findPasswordFault(password, staffName)
  if (fault !== null) return { type: 'refused', reason: fault }
  const hashed = await hashPassword(password)
  return database.transaction().execute(async (transaction) => {
    await lockStaff(transaction)
    // Another request may have used it meanwhile.
    const still = await findInvitation(transaction, token, now)
    if (still === null) return { type: 'refused', reason: 'ended' }
    if (await isTaken(transaction, staffName)) return { type: 'refused', reason: 'name-taken' }
    const id = await insertMember(transaction, { name: staffName, role: still.role, hashed }, now)
    await endInvitations(transaction, still.name)
    await logAction(transaction, now, {
      who: staffName,
      subject: staffSubject(id),
      what: 'joined',
      detail: staffName,
    })
    return { type: 'signed-in', sessionId: await beginSession(transaction, id, 'whole', now) }
  })
}

/**
 * Deletes all invitations of a name, however it is written: a second link would outlive the removal of the member who
 * came by the first. Call it under `lockStaff`.
 *
 * @param name null for the invitations to set up the desk
 */
export async function endInvitations(
  transaction: DeskDatabase,
  name: string | null,
): Promise<void> {
  const keyOf = (of: string | null) => of !== null && toNameKey(of)
  const rows = await transaction.selectFrom('staff_invitations').select(['id', 'name']).execute()
  const ids = rows.filter((row) => keyOf(row.name) === keyOf(name)).map(({ id }) => id)
  if (ids.length > 0)
    await transaction.deleteFrom('staff_invitations').where('id', 'in', ids).execute()
}

/** @returns its id */
export async function insertMember(
  transaction: DeskDatabase,
  {
    name,
    role,
    hashed,
  }: { readonly name: string; readonly role: StaffRole; readonly hashed: string },
  now: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('staff')
    .values({
      name,
      name_key: toNameKey(name),
      role,
      password: hashed,
      factor_secret: null,
      factor_since: null,
      factor_step: 0,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
