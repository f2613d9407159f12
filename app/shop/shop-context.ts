import { createContext } from 'react-router'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'

/** What the browser must know of the shop: sent once, with the first page. */
export type PublicSettings = {
  /** Storefront GraphQL endpoint as the browser reaches it: relative with the local store, absolute with a real one. */
  readonly endpoint: string
  readonly publicToken: string
  /** Canonical origin, without a trailing slash. */
  readonly publicOrigin: string
  /** True when the shop's own local store serves: addresses it gives are relative. */
  readonly localStore: boolean
  readonly figures: FiguresSource
}

/** What loaders and actions get from the server around them. */
export type ShopContext = {
  readonly storefront: StorefrontClient
  readonly settings: PublicSettings
  /** The shopper's address, to be forwarded to a real store; null when unknown. */
  readonly buyerIp: string | null
  /** Writes a fault to the server's log, once, where it was caught. */
  readonly report: (error: unknown, message: string) => void
}

export const shopContext = createContext<ShopContext>()

/** One random word a document: only inline scripts that carry it are allowed by the page's policy. */
export const nonceContext = createContext<string>()
