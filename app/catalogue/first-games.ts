import type { DehydratedState } from '@tanstack/react-query'

/** Games that go into a page as data: what its first screens show. The browser asks for the rest. */
const FIRST_GAMES = 48

/**
 * Cuts a long list that a page carries to its first games, marked as stale: the browser reads the
 * whole list as soon as the page rests, and a page of 2,500 games weighs what one of 48 does.
 *
 * @param queries what a loader prefetched: one query
 * @param games the list; a short one is carried whole
 * @param withGames the query's data with these games in place of the list
 */
export function carryFirstGames<Game>(
  queries: DehydratedState,
  games: readonly Game[],
  withGames: (first: readonly Game[]) => unknown,
): DehydratedState {
  if (games.length <= FIRST_GAMES) return queries
  const data = withGames(games.slice(0, FIRST_GAMES))
  return {
    ...queries,
    queries: queries.queries.map((query) => ({
      ...query,
      state: { ...query.state, data, dataUpdatedAt: 0 },
    })),
  }
}
