import { randomBytes } from 'node:crypto'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { findStep, makeCodeSecret, toBase32 } from './one-time-code.ts'
import { digest } from './secrets.ts'

const RECOVERY_CODES = 8

/** Uses up a code and returns its kind; null when it is not valid now. */
export async function spendSecondCode(
  database: DeskDatabase,
  staffId: number,
  code: string,
  now: Date,
): Promise<'code' | 'recovery-code' | null> {
  const factor = await database
    .selectFrom('staff')
    .select('factor_secret')
    .where('id', '=', staffId)
    .where('factor_since', 'is not', null)
    .executeTakeFirst()
  if (!factor?.factor_secret) return null
  const step = findStep(factor.factor_secret, code, now)
  if (step !== null) return (await spendStep(database, staffId, step)) ? 'code' : null
  return (await spendRecoveryCode(database, staffId, code)) ? 'recovery-code' : null
}

/** A single statement, so that of two requests at once only one finds the step unused. */
async function spendStep(database: DeskDatabase, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staff')
    .set({ factor_step: step })
    .where('id', '=', staffId)
    .where('factor_step', '<', step)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === 1
}

async function spendRecoveryCode(
  database: DeskDatabase,
  staffId: number,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('hash', '=', hashOf(staffId, code))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows) === 1
}

const hashOf = (staffId: number, code: string) =>
  digest(`${staffId} ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`)

/** The secret for an authenticator app, the same until it is in use; null when one is in use. */
export async function offerFactor(database: DeskDatabase, staffId: number): Promise<string | null> {
  await database
    .updateTable('staff')
    .set({ factor_secret: makeCodeSecret() })
    .where('id', '=', staffId)
    .where('factor_secret', 'is', null)
    .execute()
  const row = await database
    .selectFrom('staff')
    .select(['factor_secret', 'factor_since'])
    .where('id', '=', staffId)
    .executeTakeFirst()
  return row?.factor_since === null ? row.factor_secret : null
}

/**
 * Activates the offered secret with a code made from it.
 * @returns recovery codes, which are shown only once; null when the code is wrong
 */
export async function beginFactor(
  transaction: DeskDatabase,
  staffId: number,
  code: string,
  now: Date,
): Promise<readonly string[] | null> {
  const secret = await offerFactor(transaction, staffId)
  const step = secret === null ? null : findStep(secret, code, now)
  if (step === null) return null
  await transaction
    .updateTable('staff')
    .set({ factor_since: now.toISOString(), factor_step: step })
    .where('id', '=', staffId)
    .execute()
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode)
  await transaction
    .insertInto('staff_recovery_codes')
    .values(codes.map((each) => ({ staff_id: staffId, hash: hashOf(staffId, each) })))
    .execute()
  return codes
}

/** 80 bits, too many to find a code from its hash by trying. */
const makeRecoveryCode = () => (toBase32(randomBytes(10)).match(/.{4}/g) ?? []).join('-')

export async function endFactor(transaction: DeskDatabase, staffId: number): Promise<void> {
  await transaction
    .updateTable('staff')
    .set({ factor_secret: null, factor_since: null })
    .where('id', '=', staffId)
    .execute()
  await transaction.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
}
