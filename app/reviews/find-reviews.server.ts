import type { ShopContext } from '#app/shop/shop-context.ts'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'

/** How long a page waits for the desk. */
const PATIENCE_MS = 1000

/**
 * The published reviews of a product, or of the shop itself; null without any, and unless figures are measured. Never
 * waited for long: a desk that is away costs no page.
 */
export async function findReviews(
  { settings, desk, report }: Pick<ShopContext, 'settings' | 'desk' | 'report'>,
  productId: string,
): Promise<StoredReviews | null> {
  if (settings.figures !== 'measured') return null
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const late = new Promise<null>((resolve) =>
    signal.addEventListener('abort', () => resolve(null), { once: true }),
  )
  const found = desk?.reviews.find(productId).catch((fault: unknown) => {
    report(fault, 'Load reviews')
    return null
  })
  return (await Promise.race([found, late])) ?? null
}
