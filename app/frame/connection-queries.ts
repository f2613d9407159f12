import { queryOptions } from '@tanstack/react-query'
import { connectivityTextOf } from '#commerce/client/connectivity-texts.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { checkConnection } from '#commerce/operations/shop.ts'
import { connectivityTexts } from '#content/connectivity.ts'

/** Why the store cannot be reached. */
export type ConnectionProblem = {
  /** For the shopper (specification section 8, Connectivity). */
  readonly text: string
  /** For the network's operator: the check's message, or null. */
  readonly detail: string | null
}

export type Connection = { readonly problem: ConnectionProblem | null }

export const CONNECTION_KEY = ['connection']

/**
 * Whether the store is reachable: checked at once, and when the browser is online again.
 * @param onBack called when the store answers again
 */
export function connectionQuery(storefront: StorefrontClient, onBack: () => void) {
  return queryOptions({
    queryKey: CONNECTION_KEY,
    async queryFn({ client, signal }): Promise<Connection> {
      const problem = await findConnectionProblem(storefront, signal)
      signal.throwIfAborted()
      const before = client.getQueryData<Connection>(CONNECTION_KEY)
      if (before?.problem && !problem) onBack()
      return { problem }
    },
    staleTime: 0,
    refetchOnReconnect: 'always',
  })
}

/**
 * Checks the store once (specification section 7, Connectivity check); null when reachable. The
 * response decides; `navigator.onLine` only selects the cause.
 */
export async function findConnectionProblem(
  storefront: StorefrontClient,
  signal: AbortSignal,
): Promise<ConnectionProblem | null> {
  try {
    const check = await checkConnection(storefront, { signal })
    if (check.connected) return null
    return { text: connectivityTextOf(check.fault, navigator.onLine), detail: check.error }
  } catch (error) {
    signal.throwIfAborted()
    // Not even the client's script could be loaded.
    const text = connectivityTexts[navigator.onLine ? 'fetch' : 'offline']
    return { text, detail: error instanceof Error ? error.message : null }
  }
}
