import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Games that the server sends and renders with a page, for its first screens. The browser loads the rest. */
export const FIRST_GAMES = 48

/**
 * Cuts a long list to its first games and marks it as stale: the browser loads the whole list when the
 * page is idle, and a page of 2,500 games weighs the same as one of 48.
 *
 * @param games the list; a short one is sent whole
 * @param withGames the query's data with these games in place of the list
 */
export function keepFirstGames<Game>(
  client: QueryClient,
  queryKey: QueryKey,
  games: readonly Game[],
  withGames: (first: readonly Game[]) => unknown = (first) => first,
): void {
  if (games.length <= FIRST_GAMES) return
  client.setQueryData(queryKey, withGames(games.slice(0, FIRST_GAMES)), { updatedAt: 0 })
}

/**
 * Whether the query has only a part of its games, which came with the page: the first, or those that match the URL's
 * filters. Also when the request for the whole list has failed since.
 */
export function isPartial({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): boolean {
  return dataUpdatedAt === 0
}
