import type { Alternatives } from '#app/catalogue/use-product-search.ts'
import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

/** Games in a row of a wide screen. */
const ROW = 4

/**
 * What to offer besides the results: none of them twice, and nothing from a whole row on. Wide screens show what
 * completes their row (few-results.css).
 */
export function offerGames(
  products: readonly ProductSummary[],
  found: readonly ProductSummary[],
  suggestAlternatives: () => Alternatives,
): Alternatives | null {
  if (found.length >= ROW) return null
  const nearest = suggestAlternatives()
  if (found.length === 0) return nearest
  const games = [...new Set([...nearest.games, ...products])].filter(
    (game) => isForSale(game) && !found.includes(game),
  )
  return { ...nearest, games: games.slice(0, ROW) }
}
