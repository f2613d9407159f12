import type { Alternatives } from '#app/catalogue/use-product-search.ts'
import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

/** Results that leave most of a wide screen empty. */
const FEW = 3
/** A row of a wide window. */
const OFFERED = 4

/** What to offer besides the results: nothing from four of them on, and none of them twice. */
export function offerGames(
  products: readonly ProductSummary[],
  found: readonly ProductSummary[],
  suggestAlternatives: () => Alternatives,
): Alternatives | null {
  if (found.length > FEW) return null
  const nearest = suggestAlternatives()
  if (found.length === 0) return nearest
  const games = [...new Set([...nearest.games, ...products])].filter(
    (game) => isForSale(game) && !found.includes(game),
  )
  return { ...nearest, games: games.slice(0, OFFERED) }
}
