import type { CartLine } from '#commerce/model/cart-line.ts'
import { hasForAdults } from '#commerce/model/has-for-adults.ts'
import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { suitableFirst } from '#commerce/model/suitable-first.ts'

/** The first game that can be bought and is not in the cart, preferably one that suits its ages; null if there is none. */
export function findSuggestion(
  suggestions: readonly ProductSummary[],
  lines: readonly CartLine[],
): ProductSummary | null {
  const inCart = new Set(lines.map(({ product }) => product.handle))
  const suitable = suitableFirst(suggestions, hasForAdults(lines))
  return suitable.find((game) => isForSale(game) && !inCart.has(game.handle)) ?? null
}
