import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { PublicSettings } from './shop-context.ts'

type Shop = { readonly storefront: StorefrontClient; readonly settings: PublicSettings }

const ShopReactContext = createContext<Shop | null>(null)

export type ShopProviderProps = {
  settings: PublicSettings
  /** Replaces the store from the settings. */
  storefront?: StorefrontClient
  children: ReactNode
}

/** Provides the store's client (the browser queries the store directly) and the public settings. */
export function ShopProvider({ settings, storefront, children }: ShopProviderProps) {
  const shop = useMemo(
    () => ({ settings, storefront: storefront ?? createBrowserStorefront(settings) }),
    [settings, storefront],
  )
  return <ShopReactContext value={shop}>{children}</ShopReactContext>
}

/**
 * The client's script loads with the first query: a server-rendered page is complete and interactive
 * without it. If loading fails, the next query tries again.
 */
function createBrowserStorefront({ endpoint, publicToken }: PublicSettings): StorefrontClient {
  const load = async () => {
    const { createStorefrontClient } = await import('#commerce/client/create-storefront-client.ts')
    return createStorefrontClient({
      endpoint,
      publicToken,
      fetch: (input, init) => fetch(input, init),
    })
  }
  return {
    query: async (...request) => (await load()).query(...request),
    mutate: async (...request) => (await load()).mutate(...request),
  }
}

/** @throws outside `ShopProvider`. */
export function useShop(): Shop {
  const shop = useContext(ShopReactContext)
  if (!shop) throw new Error('useShop must be used within ShopProvider')
  return shop
}
