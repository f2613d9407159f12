import type { ShopContext } from '#app/shop/shop-context.ts'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import { withinTimeout } from './within-timeout.server.ts'

/**
 * The published reviews of a product, or of the shop itself; null without any, after a timeout, and unless figures are
 * measured.
 */
export async function findReviews(
  { settings, desk, report }: Pick<ShopContext, 'settings' | 'desk' | 'report'>,
  productId: string,
): Promise<StoredReviews | null> {
  if (settings.figures !== 'measured' || desk === null) return null
  return withinTimeout(desk.reviews.find(productId), report)
}
