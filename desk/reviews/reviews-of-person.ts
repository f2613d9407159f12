import type { DeskDatabase } from '../database/desk-tables.ts'
import { lockFor } from '../database/lock-for.ts'
import { logAction } from '../history/history.ts'
import { type Review, toReview } from './list-reviews.ts'
import { listPhotosOf, type ReviewPhoto, readPhoto } from './review-photos.ts'
import { reviewSubject } from './review-subject.ts'

/** A picture as exported in JSON. */
type ExportedPhoto = Pick<ReviewPhoto, 'id' | 'hiddenReason'> & {
  readonly type: 'image/webp'
  readonly base64: string
}

/** A review with its pictures, visible or hidden. */
export type ExportedReview = Review & { readonly photos: readonly ExportedPhoto[] }

/** Oldest first. */
export async function listReviewsOf(
  database: DeskDatabase,
  mailbox: string,
): Promise<readonly ExportedReview[]> {
  const rows = await database
    .selectFrom('reviews')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .orderBy('id')
    .execute()
  const photos = await listPhotosOf(
    database,
    rows.map(({ id }) => id),
  )
  const exported = await Promise.all(photos.map((photo) => exportPhoto(database, photo)))
  return rows.map((row) => ({
    ...toReview(row),
    photos: exported.flatMap(({ reviewId, ...photo }) => (reviewId === row.id ? [photo] : [])),
  }))
}

async function exportPhoto(database: DeskDatabase, { id, reviewId, hiddenReason }: ReviewPhoto) {
  const bytes = await readPhoto(database, id, 'large')
  const base64 = Buffer.from(bytes ?? []).toString('base64')
  return { id, reviewId, hiddenReason, type: 'image/webp' as const, base64 }
}

/** Deletes the reviews with their answers, votes and pictures. @returns how many were deleted */
export async function eraseReviewsOf(
  transaction: DeskDatabase,
  mailbox: string,
  { who, at }: { readonly who: string; readonly at: Date },
): Promise<number> {
  // Each transaction changes the sums of several products, so two at once could deadlock.
  await lockFor(transaction, 'reviews of a person')
  const erased = await transaction
    .deleteFrom('reviews')
    .where('mailbox', '=', mailbox)
    .returning('id')
    .execute()
  for (const { id } of erased)
    await logAction(transaction, at, { who, subject: reviewSubject(id), what: 'erased' })
  return erased.length
}
