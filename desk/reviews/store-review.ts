import { toMailbox } from '#platform/person-keys.ts'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { encodePhotos } from './encode-photo.ts'
import { listPhotosOf } from './review-photos.ts'
import type { Rating, Verification } from './review-table.ts'

export type NewReview = {
  /** The same for every attempt to send this review; null without script. */
  readonly key: string | null
  readonly productId: string
  readonly name: string
  readonly email: string
  readonly rating: Rating
  readonly text: string
  readonly orderNumber: string | null
  readonly verified: Verification
  /** The files as uploaded; none by default. */
  readonly photos?: readonly Uint8Array[]
}

/** `stored` is returned only once the review is stored. A mailbox can review a product once. */
export type ReviewOutcome =
  | { readonly type: 'stored'; readonly id: number }
  | { readonly type: 'refused'; readonly reason: 'reviewed-already' | 'no-picture' }

/**
 * Stores a review with its pictures, to be moderated; a repeated submission is not stored twice. If a file is not a
 * picture, the whole review is refused.
 */
export async function storeReview(
  database: DeskDatabase,
  review: NewReview,
  now: Date,
): Promise<ReviewOutcome> {
  const mailbox = toMailbox(review.email)
  // Before the lock, so that nobody waits for it while pictures are encoded.
  const photos = await encodePhotos(review.photos ?? [])
  if (photos === null) return { type: 'refused', reason: 'no-picture' }
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, `review of ${review.productId} by ${mailbox}`)
    const existing = await transaction
      .selectFrom('reviews')
      .select(['id', 'key', 'name', 'rating', 'text'])
      .where('product_id', '=', review.productId)
      .where('mailbox', '=', mailbox)
      .executeTakeFirst()
    if (existing) {
      const { key, name, rating, text } = review
      const isSaid = name === existing.name && rating === existing.rating && text === existing.text
      const isSame =
        (key !== null && key === existing.key) ||
        // Otherwise an author would think that pictures sent later are stored.
        (isSaid && photos.length === (await listPhotosOf(transaction, [existing.id])).length)
      return isSame
        ? { type: 'stored', id: existing.id }
        : { type: 'refused', reason: 'reviewed-already' }
    }
    const id = await insert(transaction, review, mailbox, now)
    for (const photo of photos)
      await transaction
        .insertInto('review_photos')
        .values({ review_id: id, ...photo })
        .execute()
    return { type: 'stored', id }
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
      key,
      product_id: productId,
      name,
      email,
      mailbox,
      rating,
      text,
      verified,
      order_number: orderNumber,
      state: 'waiting',
      hidden_note: '',
      helpful: 0,
      created_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
