import type { DeskDatabase } from '../database/desk-tables.ts'
import { toWish, type Wish } from './wish.ts'

/** Without the token: its link would let others act for the person. */
export type ExportedWish = Omit<Wish, 'token'>

/** Oldest first. */
export async function listWishesOf(
  database: DeskDatabase,
  mailbox: string,
): Promise<readonly ExportedWish[]> {
  const rows = await database
    .selectFrom('wishes')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .orderBy('id')
    .execute()
  return rows.map(toWish).map(({ token: _, ...told }) => told)
}

/** @returns how many were deleted */
export async function eraseWishesOf(transaction: DeskDatabase, mailbox: string): Promise<number> {
  const erased = await transaction
    .deleteFrom('wishes')
    .where('mailbox', '=', mailbox)
    .returning('id')
    .execute()
  return erased.length
}
