import type { ShopContext } from '#app/shop/shop-context.ts'
import type { CardRatings } from '#commerce/model/shop-reviews.ts'
import { withinTimeout } from './within-timeout.server.ts'

/** Ratings of published reviews for product cards; null without any, and unless figures are measured. */
export async function findCardRatings(
  figures: ShopContext['settings']['figures'],
  desk: ShopContext['desk'],
  report: ShopContext['report'],
): Promise<CardRatings | null> {
  if (figures !== 'measured' || desk === null) return null
  return withinTimeout(desk.reviews.rateCards(), report)
}
