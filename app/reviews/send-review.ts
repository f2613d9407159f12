import { sendForm } from '#app/shop/send-form.ts'
import type { SentReviewInput } from '#commerce/model/forms/review-form.ts'
import { forms } from '#content/forms.ts'
import { reviews } from '#content/reviews.ts'
import { REVIEW_TOPIC } from './invalid-review-toast.ts'
import { REVIEW_PATH } from './review-path.ts'

/** The timeout with pictures, for a slow connection. */
const PHOTOS_TIMEOUT_MS = 90_000

/** A second review of the same game, and pictures that are too large. */
const refusals: ReadonlyMap<number, string> = new Map([
  [409, reviews.twice.title],
  [413, forms.invalid.title],
])

type Attempt = {
  readonly photos: readonly Blob[]
  /** Idempotency key: the same for each attempt with the same input. */
  readonly key: string | null
  readonly signal: AbortSignal
}

/**
 * Sends a review to the shop, which responds with a message once it is stored. A review without a response may have
 * been stored: another attempt with the same key does not store it twice.
 * @throws only when the signal aborts
 */
export function sendReview(
  review: SentReviewInput & { readonly product: string },
  { photos, key, signal }: Attempt,
) {
  return sendForm({
    path: REVIEW_PATH,
    body: toBody({ ...review, key }, photos),
    signal,
    read: ({ message }) => (typeof message === 'string' ? message : null),
    refusals,
    topic: REVIEW_TOPIC,
    ...(photos.length > 0 && { timeout: PHOTOS_TIMEOUT_MS }),
  })
}

/** Sent as JSON, or as a multipart form when there are pictures. */
function toBody(fields: object, photos: readonly Blob[]): object {
  if (photos.length === 0) return fields
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value ?? ''))
  for (const photo of photos) body.append('photos', photo)
  return body
}
