import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { toMailbox } from '../people/person-keys.ts'
import type { Rating, Verification } from './review-table.ts'

export type NewReview = {
  /** The same for each attempt to send this review; null where there was no script to make one up. */
  readonly key: string | null
  readonly productId: string
  readonly name: string
  readonly email: string
  readonly rating: Rating
  readonly text: string
  readonly orderNumber: string | null
  readonly verified: Verification
}

/** `kept` is said only once it is stored. A mailbox reviews a product once. */
export type ReviewOutcome =
  | { readonly type: 'kept'; readonly id: number }
  | { readonly type: 'refused'; readonly reason: 'reviewed-already' }

/** Stores a review, which waits until somebody has read it; the same one that comes again is not stored twice. */
export async function keepReview(
  database: DeskDatabase,
  review: NewReview,
  now: Date,
): Promise<ReviewOutcome> {
  const mailbox = toMailbox(review.email)
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, `review of ${review.productId} by ${mailbox}`)
    const known = await transaction
      .selectFrom('reviews')
      .select(['id', 'key', 'name', 'rating', 'text'])
      .where('product_id', '=', review.productId)
      .where('mailbox', '=', mailbox)
      .executeTakeFirst()
    if (known) {
      const { key, name, rating, text } = review
      const isSame =
        (key !== null && key === known.key) ||
        (name === known.name && rating === known.rating && text === known.text)
      return isSame
        ? { type: 'kept', id: known.id }
        : { type: 'refused', reason: 'reviewed-already' }
    }
    return { type: 'kept', id: await insert(transaction, review, mailbox, now) }
  })
}

async function insert(
  transaction: DeskDatabase,
  { key, productId, name, email, rating, text, orderNumber, verified }: NewReview,
  mailbox: string,
  now: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('reviews')
    .values({
      ...{ key, product_id: productId, name, email, mailbox, rating, text, verified },
      ...{ order_number: orderNumber, state: 'waiting', hidden_note: '', helpful: 0 },
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
