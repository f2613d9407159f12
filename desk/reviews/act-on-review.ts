import type { Updateable } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { logAction } from '../history/history.ts'
import { type NewLetter, queueLetter } from '../mail/queue-letter.ts'
import { type Review, toReview } from './list-reviews.ts'
import { reviewSubject } from './review-subject.ts'
import type { ReviewTable } from './review-table.ts'

type Change = {
  readonly what: string
  readonly detail?: string
  readonly set: Updateable<ReviewTable>
  /** The letter to the author. */
  readonly letter?: NewLetter
}

/**
 * Changes a review and logs who did it, in one transaction; without a change, nothing is logged.
 * @param decide returns the change for the current review; null for none
 * @returns the review after the change; null when it does not exist
 */
export async function actOnReview(
  database: DeskDatabase,
  id: number,
  { who, at }: { readonly who: string; readonly at: Date },
  decide: (review: Review) => Change | null,
): Promise<Review | null> {
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, reviewSubject(id))
    const row = await transaction
      .selectFrom('reviews')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return null
    const change = decide(toReview(row))
    if (change === null) return toReview(row)
    const { what, detail, set, letter } = change
    const { numUpdatedRows } = await transaction
      .updateTable('reviews')
      .set(set)
      .where('id', '=', id)
      .executeTakeFirst()
    // Erased in the meantime.
    if (numUpdatedRows === 0n) return null
    await logAction(transaction, at, { who, subject: reviewSubject(id), what, detail })
    if (letter) await queueLetter(transaction, letter, at)
    return toReview({ ...row, ...set })
  })
}
