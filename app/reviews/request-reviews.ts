import { readShownReviews, readStoredReviews } from '#commerce/model/read-reviews.ts'
import type { ShownReviews, StoredReviews } from '#commerce/model/shop-reviews.ts'

const TIMEOUT_MS = 10_000

/** Published reviews that are older than the one with the id `before`; null when the request fails. */
export async function requestReviews(
  productId: string,
  before: number,
): Promise<ShownReviews | null> {
  const asked = ask({ product: productId, before: String(before) })
  // The browser has logged why.
  return readShownReviews(await asked.catch(() => null))
}

/** The newest reviews, with the rating; null without any. @throws when the request fails: they are unknown then */
export async function requestStoredReviews(productId: string): Promise<StoredReviews | null> {
  return readStoredReviews(await ask({ product: productId }))
}

async function ask(asked: Record<string, string>): Promise<unknown> {
  const response = await fetch(`/api/reviews?${new URLSearchParams(asked)}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Load reviews failed: HTTP ${response.status}`)
  return response.json()
}
