import type { SendOutcome } from '#app/shop/use-held-form.ts'
import type { SentReviewInput } from '#commerce/model/forms/review-form.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { forms } from '#content/forms.ts'
import { reviews } from '#content/reviews.ts'
import { REVIEW_PATH } from './review-path.ts'

/** Nobody watches a button for longer; the shop stores a review in milliseconds. */
const TIMEOUT_MS = 20_000

/** What the shop refuses itself; all else may be anybody's answer. */
const titles: ReadonlyMap<number, string> = new Map([
  [400, forms.invalid.title],
  [409, reviews.twice.title],
  [429, forms.tooMany.title],
])

type Sent = { readonly type: 'sent'; readonly message: string }

/**
 * Sends a review to the shop: sent is what it has stored. One that got no answer may have arrived, and is the same with the
 * same key.
 * @throws only when the signal aborts
 */
export async function sendReview(
  review: SentReviewInput & { readonly product: string },
  key: string | null,
  signal: AbortSignal,
): Promise<Sent | Exclude<SendOutcome, { type: 'sent' }>> {
  try {
    const response = await fetch(REVIEW_PATH, {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...review, key }),
    })
    const { message } = fieldsOf(await response.json().catch(() => null))
    const { status } = response
    if (status === 200 && typeof message === 'string') return { type: 'sent', message }
    const title = titles.get(status)
    const words =
      title !== undefined && typeof message === 'string'
        ? { title, description: message }
        : { title: forms.failure.title, description: forms.failure.text }
    const isForNow = status !== 400 && status !== 409
    return { type: 'refused', isForNow, toast: { ...words, tone: 'destructive' } }
  } catch (error) {
    if (signal.aborted) throw error
    return { type: 'lost' }
  }
}
