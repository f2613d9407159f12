/** Why the store cannot be reached. */
export type ConnectionProblem = {
  /** The device itself is offline. No network is to blame, and the browser fires an event when it is back online. */
  readonly isOffline: boolean
  /** For the shopper (specification section 8, Connectivity). */
  readonly text: string
  /** For the network's operator: the check's message, or null. */
  readonly detail: string | null
}

export type Connection = { readonly problem: ConnectionProblem | null }

/** In the query cache, where the banner's checks write it (app/frame/connection-queries.ts). */
export const CONNECTION_KEY = ['connection']
