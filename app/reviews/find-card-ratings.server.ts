import type { ShopContext } from '#app/shop/shop-context.ts'
import type { CardRatings } from '#commerce/model/shop-reviews.ts'
import { withinPatience } from './within-patience.server.ts'

/** Ratings of published reviews for product cards; null without any, and unless figures are measured. */
export async function findCardRatings(
  figures: ShopContext['settings']['figures'],
  desk: ShopContext['desk'],
  report: ShopContext['report'],
): Promise<CardRatings | null> {
  if (figures !== 'measured' || desk === null) return null
  return withinPatience(desk.reviews.rateCards(), report)
}
