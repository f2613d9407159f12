import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { logAction } from '../history/history.ts'
import { reviewSubject } from './review-subject.ts'
import type { HiddenReason } from './review-table.ts'

/** A picture without its bytes. */
export type ReviewPhoto = {
  readonly id: number
  readonly reviewId: number
  /** Null while it is visible. */
  readonly hiddenReason: HiddenReason | null
}

export type PhotoCount = { readonly all: number; readonly hidden: number }

export type PhotoSize = 'large' | 'small'

/** WebP. */
export type PhotoBytes = Uint8Array<ArrayBuffer>

/** The pictures of these reviews, in the order in which they were sent. */
export async function listPhotosOf(
  database: DeskDatabase,
  reviewIds: readonly number[],
): Promise<readonly ReviewPhoto[]> {
  if (reviewIds.length === 0) return []
  const rows = await database
    .selectFrom('review_photos')
    .select(['id', 'review_id', 'hidden_reason'])
    .where('review_id', 'in', reviewIds)
    .orderBy('id')
    .execute()
  return rows.map(({ id, review_id, hidden_reason }) => ({
    id,
    reviewId: review_id,
    hiddenReason: hidden_reason,
  }))
}

/** By review id; reviews without pictures are left out. */
export async function countPhotosOf(
  database: DeskDatabase,
  reviewIds: readonly number[],
): Promise<ReadonlyMap<number, PhotoCount>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('review_photos')
    .select(({ fn }) => [
      'review_id',
      fn.countAll<number>().as('all'),
      fn.count<number>('hidden_reason').as('hidden'),
    ])
    .where('review_id', 'in', reviewIds)
    .groupBy('review_id')
    .execute()
  return new Map(rows.map(({ review_id, ...counted }) => [review_id, counted]))
}

/** For the desk, whatever the review’s state. */
export async function readPhoto(
  database: DeskDatabase,
  id: number,
  size: PhotoSize,
): Promise<PhotoBytes | null> {
  const row = await database
    .selectFrom('review_photos')
    .select(`${size} as bytes`)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? Uint8Array.from(row.bytes) : null
}

/** For the public: only visible pictures of published reviews. */
export async function readPublishedPhoto(
  database: DeskDatabase,
  id: number,
  size: PhotoSize,
): Promise<PhotoBytes | null> {
  const row = await database
    .selectFrom('review_photos')
    .innerJoin('reviews', 'reviews.id', 'review_photos.review_id')
    .select(`review_photos.${size} as bytes`)
    .where('review_photos.id', '=', id)
    .where('review_photos.hidden_reason', 'is', null)
    .where('reviews.state', '=', 'published')
    .executeTakeFirst()
  return row ? Uint8Array.from(row.bytes) : null
}

/**
 * Hides a picture for a reason, or shows it again; without a change, nothing is logged.
 * @param reason null shows it
 * @returns false when the review has no such picture
 */
export async function hidePhoto(
  database: DeskDatabase,
  { reviewId, id }: Pick<ReviewPhoto, 'reviewId' | 'id'>,
  reason: HiddenReason | null,
  { who, at }: { readonly who: string; readonly at: Date },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockFor(transaction, reviewSubject(reviewId))
    const photos = await listPhotosOf(transaction, [reviewId])
    const photo = photos.find((each) => each.id === id)
    if (!photo) return false
    if (photo.hiddenReason === reason) return true
    await transaction
      .updateTable('review_photos')
      .set({ hidden_reason: reason })
      .where('id', '=', id)
      .execute()
    await transaction
      .updateTable('reviews')
      .set({ photos_at: at.toISOString() })
      .where('id', '=', reviewId)
      .execute()
    const what = reason === null ? 'photo-shown' : 'photo-hidden'
    await logAction(transaction, at, {
      who,
      subject: reviewSubject(reviewId),
      what,
      detail: reason ?? '',
    })
    return true
  })
}
