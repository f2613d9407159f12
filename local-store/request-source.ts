import type { Hono } from 'hono'

/** Who a request is from, as whoever serves the store knows it; no header is believed. */
export type RequestSource = {
  /** The buyer's IP address; null for calls of our own, which nothing limits. */
  readonly buyerIp: string | null
  /** How whoever serves the store names the request; null or absent where it has no name yet. */
  readonly requestId?: string | null
}

/** The local store's router: every handler knows whom it answers. */
export type StoreApp = Hono<{ Bindings: RequestSource }>
