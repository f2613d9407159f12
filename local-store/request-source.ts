import type { Context, Hono } from 'hono'

/** Who sent a request, as the server that runs the store sees it; headers are not trusted. */
export type RequestSource = {
  /** The buyer's IP address; null for our own calls, which have no limits. */
  readonly buyerIp: string | null
  /** The request id that the server gave; null or absent before it has one. */
  readonly requestId?: string | null
}

type Env = { Bindings: RequestSource }
/** The local store's router: every handler gets the request's source. */
export type StoreApp = Hono<Env>
export type StoreContext = Context<Env>
