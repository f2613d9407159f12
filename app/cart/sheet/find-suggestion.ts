import type { CartLine } from '#commerce/model/cart-line.ts'
import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

/** The first game that can be bought and is not in the cart; null where there is none. */
export function findSuggestion(
  suggestions: readonly ProductSummary[],
  lines: readonly CartLine[],
): ProductSummary | null {
  const inCart = new Set(lines.map(({ product }) => product.handle))
  return suggestions.find((game) => isForSale(game) && !inCart.has(game.handle)) ?? null
}
