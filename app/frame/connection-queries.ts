import { type Query, queryOptions } from '@tanstack/react-query'
import { CONNECTION_KEY, type Connection, type ConnectionProblem } from '#app/shop/connection.ts'
import { isShopReachable } from '#app/shop/is-shop-reachable.ts'
import { connectivityTextOf } from '#commerce/client/connectivity-texts.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { checkConnection } from '#commerce/operations/shop.ts'
import { connectivityTexts } from '#content/connectivity.ts'

/** Rechecks: the `online` event often comes before the network works, and no event tells that a block has ended. */
const RECHECK_MS = 10_000

/**
 * Whether the store is reachable: checked at once, on reconnect, and every ten seconds while it is unreachable.
 * @param onBack called when the store responds again
 */
export function connectionQuery(storefront: StorefrontClient, onBack: () => void) {
  return queryOptions({
    queryKey: CONNECTION_KEY,
    async queryFn({ client, signal }): Promise<Connection> {
      const before = client.getQueryData<Connection>(CONNECTION_KEY)?.problem
      let problem = await findConnectionProblem(storefront, signal)
      // A network that is just coming back may let through only the later request, to the shop: that is no block yet.
      if (before?.isOffline && problem?.isOffline === false) {
        problem = await findConnectionProblem(storefront, signal)
      }
      signal.throwIfAborted()
      if (before && !problem) {
        onBack()
        // The browser fires no event for a network that was connected but dead, so nothing else refetches these.
        void client.refetchQueries({ type: 'active', predicate: hasFailed })
      }
      return { problem }
    },
    staleTime: 0,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => state.data?.problem != null && RECHECK_MS,
  })
}

const hasFailed = ({ state }: Query) => state.status === 'error'

/**
 * Checks the store once (specification section 7, Connectivity check); null when reachable. Only the store's response
 * decides. `navigator.onLine` and the shop's own server only select the cause: a network that reaches neither store nor
 * shop is offline, not blocked (decision 60).
 */
async function findConnectionProblem(
  storefront: StorefrontClient,
  signal: AbortSignal,
): Promise<ConnectionProblem | null> {
  try {
    const check = await checkConnection(storefront, { signal })
    if (check.connected) return null
    signal.throwIfAborted()
    const isOnline = await isShopReachable(signal)
    const text = connectivityTextOf(check.fault, isOnline)
    return { isOffline: !isOnline, text, detail: check.error }
  } catch (error) {
    signal.throwIfAborted()
    // The client's script could not be loaded.
    const isOnline = await isShopReachable(signal)
    const text = connectivityTexts[isOnline ? 'fetch' : 'offline']
    const detail = error instanceof Error ? error.message : null
    return { isOffline: !isOnline, text, detail }
  }
}
