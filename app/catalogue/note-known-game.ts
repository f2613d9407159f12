import type { QueryClient } from '@tanstack/react-query'
import type { ProductSummary } from '#commerce/model/product.ts'
import { knownGameKey } from './product-queries.ts'

/**
 * Stores what a cached list contains of a game, for its page to show until the game itself has loaded.
 * @param handle of the game whose link is tapped or pointed at
 */
export function noteKnownGame(client: QueryClient, handle: string): void {
  const isGame = (each: unknown): each is ProductSummary =>
    isObject(each) && each.handle === handle && 'picture' in each
  for (const [, data] of client.getQueriesData<unknown>({})) {
    const games = isObject(data) && 'products' in data ? data.products : data
    const game = Array.isArray(games) ? games.find(isGame) : null
    if (game) return void client.setQueryData(knownGameKey(handle), game)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
