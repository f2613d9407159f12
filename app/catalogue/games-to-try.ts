import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

/** As many as a failed search offers. */
const GAMES = 4

/** The first games for sale, for filters that no game fits. */
export function gamesToTry(products: readonly ProductSummary[]): readonly ProductSummary[] {
  return products.filter(isForSale).slice(0, GAMES)
}
