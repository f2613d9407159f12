import { readShownReviews, readStoredReviews } from '#commerce/model/read-reviews.ts'
import type { ShownReviews, StoredReviews } from '#commerce/model/shop-reviews.ts'

const TIMEOUT_MS = 10_000

/** Published reviews that are older than the one with the id `before`; null when the request fails. */
export async function requestReviews(
  productId: string,
  before: number,
): Promise<ShownReviews | null> {
  return readShownReviews(await ask({ product: productId, before: String(before) }))
}

/** The newest reviews, with the rating; null without any, and when the request fails. */
export async function requestStoredReviews(productId: string): Promise<StoredReviews | null> {
  return readStoredReviews(await ask({ product: productId }))
}

async function ask(asked: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(`/api/reviews?${new URLSearchParams(asked)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? await response.json() : null
  } catch {
    // Offline or timed out, which the browser has logged.
    return null
  }
}
