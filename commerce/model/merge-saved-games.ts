import { unnamed } from '#content/unnamed.ts'
import type { ProductSummary } from './product.ts'
import { readStoredProduct } from './read-stored-product.ts'
import type { WishlistItem } from './wishlist.ts'

export type GatheredGames = {
  /** Games to show, with the store's current data once loaded. */
  readonly games: readonly ProductSummary[]
  /** Saved games that the store no longer sells. */
  readonly gone: readonly { readonly id: string; readonly title: string }[]
}

/**
 * Saved games, latest first, with the store's current texts and prices instead of the stored ones.
 * @param current the store's data; null before it has loaded
 */
export function mergeSavedGames(
  items: readonly WishlistItem[],
  current: readonly ProductSummary[] | null,
): GatheredGames {
  const sold = new Map(current?.map((product) => [product.id, product]))
  const games: ProductSummary[] = []
  const gone: { id: string; title: string }[] = []
  for (const item of items.toReversed()) {
    const stored = readStoredProduct(item)
    const product = current === null ? stored : sold.get(item.id)
    if (product) games.push(product)
    else if (current !== null) gone.push({ id: item.id, title: stored?.title ?? unnamed.saved })
  }
  return { games, gone }
}
