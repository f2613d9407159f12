import type { ShopContext } from '#app/shop/shop-context.ts'
import type { StoredReviews } from '#commerce/model/shop-reviews.ts'
import { withinTimeout } from './within-timeout.server.ts'

/**
 * The published reviews of a product, or of the shop itself; null without any and unless figures are measured,
 * undefined if the desk is late or fails.
 */
export async function findReviews(
  { settings, desk, report }: Pick<ShopContext, 'settings' | 'desk' | 'report'>,
  productId: string,
): Promise<StoredReviews | null | undefined> {
  if (settings.figures !== 'measured' || desk === null) return null
  const answer = desk.reviews.find(productId).then((found) => ({ found }))
  return (await withinTimeout(answer, report))?.found
}
