import type { CartLine } from '#commerce/model/cart-line.ts'
import { isForAdults } from '#commerce/model/for-adults.ts'
import { hasForAdults } from '#commerce/model/has-for-adults.ts'
import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

/**
 * Games that can be bought and are neither in the cart nor just removed from it: one, or more beside a single game or
 * none. Games for adults only beside one for adults, unless there is no other.
 * @param room how many games there is room for beside a single one
 */
export function findSuggestions(
  suggestions: readonly ProductSummary[],
  lines: readonly CartLine[],
  removed: readonly CartLine[],
  room: number,
): readonly ProductSummary[] {
  const known = new Set([...lines, ...removed].map(({ product }) => product.handle))
  const games = suggestions.filter((game) => isForSale(game) && !known.has(game.handle))
  const suitable = hasForAdults(lines) ? games : games.filter((game) => !isForAdults(game))
  return (suitable.length > 0 ? suitable : games).slice(0, lines.length <= 1 ? room : 1)
}
