import type { DeskDatabase } from '../database/desk-tables.ts'
import { logAct } from '../history/history.ts'
import { reviewSubject } from './act-on-review.ts'
import { type Review, toReview } from './list-reviews.ts'

/** Oldest first. */
export async function listReviewsOf(
  database: DeskDatabase,
  mailbox: string,
): Promise<readonly Review[]> {
  const rows = await database
    .selectFrom('reviews')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .orderBy('id')
    .execute()
  return rows.map(toReview)
}

/** Deletes them with their answers and votes. @returns how many there were */
export async function eraseReviewsOf(
  transaction: DeskDatabase,
  mailbox: string,
  { who, at }: { readonly who: string; readonly at: Date },
): Promise<number> {
  const erased = await transaction
    .deleteFrom('reviews')
    .where('mailbox', '=', mailbox)
    .returning('id')
    .execute()
  for (const { id } of erased)
    await logAct(transaction, at, { who, subject: reviewSubject(id), what: 'erased' })
  return erased.length
}
