import { hash } from 'node:crypto'
import { networkOf } from '#platform/address-limiter.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { reviewSubject } from './review-subject.ts'

/** Somebody who finds a review helpful; only digests are stored. */
export type Voter = {
  /** The browser's id. */
  readonly browser: string
  /** The IP address; of IPv6 its /64 counts, which is one household's. */
  readonly address: string
}

/**
 * Counts a vote for a published review: one per browser, and one per address a day, so that clearing a browser's
 * storage does not help. Too few votes are better than too many.
 * @returns the number of votes; null when the review is not published
 */
export async function voteHelpful(
  database: DeskDatabase,
  id: number,
  { browser, address }: Voter,
  now: Date,
): Promise<number | null> {
  const day = now.toISOString().slice(0, 10)
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, reviewSubject(id))
    const review = await transaction
      .selectFrom('reviews')
      .select('helpful')
      .where('id', '=', id)
      .where('state', '=', 'published')
      .executeTakeFirst()
    if (!review) return null
    await forgetAddresses(transaction, day)
    const voter = {
      browser: digest(`${id} ${browser}`),
      address: digest(`${id} ${day} ${networkOf(address)}`),
    }
    const added = await transaction
      .insertInto('review_votes')
      .values({ review_id: id, ...voter, day })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return review.helpful
    const helpful = review.helpful + 1
    await transaction.updateTable('reviews').set({ helpful }).where('id', '=', id).execute()
    return helpful
  })
}

/** Deletes the address digests of earlier days, which limit no votes any longer. */
async function forgetAddresses(transaction: DeskDatabase, day: string): Promise<void> {
  await transaction
    .updateTable('review_votes')
    .set({ address: null })
    .where('day', '<', day)
    .where('address', 'is not', null)
    .execute()
}

const digest = (text: string) => hash('sha256', text, 'base64url')
