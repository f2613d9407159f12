import { readReviewPage } from '#commerce/model/read-reviews.ts'
import type { ReviewPage } from '#commerce/model/shop-reviews.ts'

const TIMEOUT_MS = 10_000

/** Published reviews that are older than the one numbered `before`; null when there was no answer. */
export async function requestReviews(
  productId: string,
  before: number,
): Promise<ReviewPage | null> {
  const asked = new URLSearchParams({ product: productId, before: String(before) })
  try {
    const response = await fetch(`/api/reviews?${asked}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? readReviewPage(await response.json()) : null
  } catch {
    // Offline or too slow, which the browser has logged.
    return null
  }
}
