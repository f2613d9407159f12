import type { DeskDatabase } from '../database/desk-tables.ts'
import { logAction } from '../history/history.ts'
import { insertMember, lockStaff } from './invitations.ts'
import { hashPassword, isPassword } from './password.ts'
import { endFactor } from './second-factor.ts'
import { endSessionsOf } from './sessions.ts'
import { staffSubject } from './sign-in.ts'

/** The name of an owner created by the setting, until they choose another. */
const SETTING_OWNER = 'owner'

/**
 * Makes a setting's password the owner's. If it changes, the owner's sessions and second factor end too: whoever can
 * change settings can let an owner in again who lost their phone.
 */
export async function takeOwnerPassword(
  database: DeskDatabase,
  password: string,
  now: Date,
): Promise<void> {
  const before = await findOwner(database)
  if (before && (await isPassword(before.password, password))) return
  const hashed = await hashPassword(password)
  await database.transaction().execute(async (transaction) => {
    await lockStaff(transaction)
    const owner = await findOwner(transaction)
    const id =
      owner?.id ??
      (await insertMember(transaction, { name: SETTING_OWNER, role: 'owner', hashed }, now))
    await transaction.updateTable('staff').set({ password: hashed }).where('id', '=', id).execute()
    await endFactor(transaction, id)
    await endSessionsOf(transaction, id)
    await logAction(transaction, now, {
      who: 'shop',
      subject: staffSubject(id),
      what: 'password-by-setting',
      detail: owner?.name ?? SETTING_OWNER,
    })
  })
}

function findOwner(database: DeskDatabase) {
  return database
    .selectFrom('staff')
    .select(['id', 'name', 'password'])
    .where('role', '=', 'owner')
    .executeTakeFirst()
}
