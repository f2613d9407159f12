import { connectivityTextOf, connectivityTexts } from '#commerce/client/connectivity-texts.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { checkConnection } from '#commerce/operations/shop.ts'

/** Where the store is, and how to ask it. */
export type Store = {
  readonly storefront: StorefrontClient
  /** As the browser reaches it; relative when the shop serves it itself. */
  readonly endpoint: string
}

/** Why the store cannot be reached. */
export type ConnectionProblem = {
  /** For the shopper (specification section 8, Connectivity). */
  readonly text: string
  /** For whoever runs the network: the check's own words; null when it has none. */
  readonly detail: string | null
}

/**
 * Asks the store once (specification section 7, Connectivity check); null when it can be reached. The
 * answer decides: what the device says of its network only names the cause.
 */
export async function findConnectionProblem(
  storefront: StorefrontClient,
): Promise<ConnectionProblem | null> {
  try {
    const check = await checkConnection(storefront)
    if (check.connected) return null
    return { text: connectivityTextOf(check.fault, navigator.onLine), detail: check.error }
  } catch (error) {
    // Not even the code that asks could be fetched.
    const text = connectivityTexts[navigator.onLine ? 'fetch' : 'offline']
    return { text, detail: error instanceof Error ? error.message : null }
  }
}
