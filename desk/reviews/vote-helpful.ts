import { createHash } from 'node:crypto'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { reviewSubject } from './review-subject.ts'

/** Who finds a review helpful: only digests of it are stored. */
export type Voter = {
  /** What the browser is known by. */
  readonly browser: string
  /** The address, or for IPv6 its /64. */
  readonly address: string
}

/**
 * Counts a vote for a published review: one of a browser, and one of an address a day, so that clearing a browser's storage
 * gains nothing. Fewer votes than there were people are better than more.
 * @returns how many votes it has; null when it is not published
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
      address: digest(`${id} ${day} ${address}`),
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

/** Addresses of other days limit nothing any more. */
async function forgetAddresses(transaction: DeskDatabase, day: string): Promise<void> {
  await transaction
    .updateTable('review_votes')
    .set({ address: null })
    .where('day', '<', day)
    .where('address', 'is not', null)
    .execute()
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
