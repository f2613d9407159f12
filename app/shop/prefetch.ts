import type { Query, QueryClient } from '@tanstack/react-query'
import { data, type RouterContextProvider } from 'react-router'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { PrefetchedQuery } from './prefetched-queries.tsx'
import { createQueryClient } from './query-client.ts'
import { shopContext } from './shop-context.ts'

/** What a loader returns: the queries for the page's `PrefetchedQueries`, and the result of `read`. */
export type Prefetched<Result> = {
  readonly queries: readonly PrefetchedQuery[]
  readonly result: Result
}

/**
 * Runs queries on the server: `prefetch(context, (client) => client.fetchQuery(allProductsQuery(storefront)))`.
 * @throws a route error response with status 503 when the store fails; the fault is reported here, once. Any other
 * error is a bug and passes through.
 */
export async function prefetch<Result>(
  context: Readonly<RouterContextProvider>,
  read: (client: QueryClient) => Promise<Result>,
): Promise<Prefetched<Result>> {
  const client = createQueryClient()
  try {
    const result = await read(client)
    return { queries: client.getQueryCache().getAll().flatMap(toPrefetched), result }
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    const { report, reference } = context.get(shopContext)
    report(error, 'Load page')
    throw data({ fault: error.kind, reference }, { status: 503, statusText: 'Service Unavailable' })
  } finally {
    // Otherwise its timers keep every page's data in memory for minutes.
    client.clear()
  }
}

/** Nothing of a query that failed: the browser requests it again. */
function toPrefetched({ queryKey, state }: Query): PrefetchedQuery[] {
  if (state.status !== 'success') return []
  const query = { key: queryKey, data: state.data }
  return [state.dataUpdatedAt === 0 ? { ...query, isPartial: true } : query]
}
