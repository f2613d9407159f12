import type { SendOutcome } from '#app/shop/use-queued-form.ts'
import type { SentReviewInput } from '#commerce/model/forms/review-form.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { forms } from '#content/forms.ts'
import { reviews } from '#content/reviews.ts'
import { REVIEW_TOPIC } from './invalid-review-toast.ts'
import { REVIEW_PATH } from './review-path.ts'

/** Shoppers do not wait longer; the shop stores a review in milliseconds. */
const TIMEOUT_MS = 20_000
/** The timeout with pictures, for a slow connection. */
const PHOTOS_TIMEOUT_MS = 90_000

/** Toast titles by status, for refusals of the shop. Any other status may come from a proxy. */
const titles: ReadonlyMap<number, string> = new Map([
  [400, forms.invalid.title],
  [409, reviews.twice.title],
  [413, forms.invalid.title],
  [429, forms.tooMany.title],
])

type Attempt = {
  readonly photos: readonly Blob[]
  /** Idempotency key: the same for each attempt with the same input. */
  readonly key: string | null
  readonly signal: AbortSignal
}

type Sent = { readonly type: 'sent'; readonly message: string }

/**
 * Sends a review to the shop; `sent` means that the shop has stored it. A review without a response may have been
 * stored: another attempt with the same key does not store it twice.
 * @throws only when the signal aborts
 */
export async function sendReview(
  review: SentReviewInput & { readonly product: string },
  { photos, key, signal }: Attempt,
): Promise<Sent | Exclude<SendOutcome, { type: 'sent' }>> {
  const timeout = photos.length > 0 ? PHOTOS_TIMEOUT_MS : TIMEOUT_MS
  try {
    const response = await fetch(REVIEW_PATH, {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      ...toBody({ ...review, key }, photos),
    })
    const { message } = fieldsOf(await response.json().catch(() => null))
    const { status } = response
    if (status === 200 && typeof message === 'string') return { type: 'sent', message }
    const title = titles.get(status)
    const words =
      title !== undefined && typeof message === 'string'
        ? { title, description: message }
        : { title: forms.failure.title, description: forms.failure.text }
    const isTemporary = status !== 400 && status !== 409 && status !== 413
    return {
      type: 'refused',
      isTemporary,
      toast: { ...words, tone: 'destructive', topic: REVIEW_TOPIC },
    }
  } catch (error) {
    if (signal.aborted) throw error
    return { type: 'lost' }
  }
}

/** JSON, or a multipart form when there are pictures. */
function toBody(fields: object, photos: readonly Blob[]): Pick<RequestInit, 'headers' | 'body'> {
  const Accept = 'application/json'
  if (photos.length === 0)
    return { headers: { 'Content-Type': Accept, Accept }, body: JSON.stringify(fields) }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value ?? ''))
  for (const photo of photos) body.append('photos', photo)
  return { headers: { Accept }, body }
}
