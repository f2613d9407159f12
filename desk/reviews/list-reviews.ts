import type { Selectable } from 'kysely'
import type { DeskDatabase } from '../database/desk-tables.ts'
import { toDate } from '../database/to-date.ts'
import { toPage } from '../database/to-page.ts'
import { countPhotosOf, listPhotosOf, type PhotoCount } from './review-photos.ts'
import type { ReviewState, ReviewTable } from './review-table.ts'

/** A review as the public may read it. */
export type PublicReview = Pick<ReviewTable, 'name' | 'rating' | 'text' | 'verified' | 'answer'> & {
  readonly id: number
  readonly productId: string
  readonly helpful: number
  readonly createdAt: Date
  readonly answeredAt: Date | null
}

/** The same with the ids of its public pictures. */
export type ReviewWithPhotos = PublicReview & { readonly photos: readonly number[] }

/** A review as the desk sees it. */
export type Review = PublicReview &
  Pick<ReviewTable, 'email' | 'state'> & {
    readonly orderNumber: string | null
    readonly hiddenReason: ReviewTable['hidden_reason']
    readonly hiddenNote: string
    readonly publishedAt: Date | null
  }

/** The same in a list, which shows the number of pictures only. */
export type ListedReview = Review & { readonly photos: PhotoCount }

export type ReviewQuery = {
  readonly productId?: string | undefined
  readonly state?: ReviewState | null
  /** `next` of the previous page. */
  readonly cursor?: number | null
  readonly size?: number
}

export type ReviewPage<Listed> = {
  /** Newest first. */
  readonly reviews: readonly Listed[]
  /** Cursor of the next page; null on the last. */
  readonly next: number | null
}

const PAGE = 20

async function listReviews(
  database: DeskDatabase,
  { productId, state = null, cursor = null, size = PAGE }: ReviewQuery,
): Promise<ReviewPage<Review>> {
  let query = database.selectFrom('reviews').selectAll().orderBy('id', 'desc')
  if (productId !== undefined) query = query.where('product_id', '=', productId)
  if (state !== null) query = query.where('state', '=', state)
  if (cursor !== null) query = query.where('id', '<', cursor)
  const { rows, next } = toPage(await query.limit(size + 1).execute(), size)
  return { reviews: rows.map(toReview), next }
}

/** The list for the desk, with counts of pictures. */
export async function listReviewsAtDesk(
  database: DeskDatabase,
  query: ReviewQuery,
): Promise<ReviewPage<ListedReview>> {
  const { reviews, next } = await listReviews(database, query)
  const counts = await countPhotosOf(
    database,
    reviews.map(({ id }) => id),
  )
  const none = { all: 0, hidden: 0 }
  return {
    reviews: reviews.map((review) => ({ ...review, photos: counts.get(review.id) ?? none })),
    next,
  }
}

export async function findReview(database: DeskDatabase, id: number): Promise<Review | null> {
  const row = await database
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toReview(row) : null
}

/** The number of reviews that nobody has read yet. */
export async function countWaiting(database: DeskDatabase): Promise<number> {
  const { count } = await database
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

/** The reviews that the public may read. */
export async function listPublishedReviews(
  database: DeskDatabase,
  query: Omit<ReviewQuery, 'state'>,
): Promise<ReviewPage<ReviewWithPhotos>> {
  const { reviews, next } = await listReviews(database, { ...query, state: 'published' })
  const photos = await listPhotosOf(
    database,
    reviews.map(({ id }) => id),
  )
  const shown = photos.filter(({ hiddenReason }) => hiddenReason === null)
  const numbersOf = (id: number) =>
    shown.filter(({ reviewId }) => reviewId === id).map((photo) => photo.id)
  return {
    reviews: reviews.map((review) => ({ ...toPublic(review), photos: numbersOf(review.id) })),
    next,
  }
}

/** Lists the public fields one by one, so that a new field stays private. */
function toPublic(review: Review): PublicReview {
  const { id, productId, name, rating, text, verified, answer } = review
  const { helpful, createdAt, answeredAt } = review
  return { id, productId, name, rating, text, verified, answer, helpful, createdAt, answeredAt }
}

export function toReview(row: Selectable<ReviewTable>): Review {
  const { id, name, rating, text, verified, answer, helpful, email, state } = row
  return {
    id,
    name,
    rating,
    text,
    verified,
    answer,
    helpful,
    email,
    state,
    productId: row.product_id,
    orderNumber: row.order_number,
    hiddenReason: row.hidden_reason,
    hiddenNote: row.hidden_note,
    createdAt: new Date(row.created_at),
    answeredAt: toDate(row.answered_at),
    publishedAt: toDate(row.published_at),
  }
}
