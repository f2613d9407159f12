import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { onDemand } from '#app/browser/on-demand.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { ShopClaims } from '#merchant/claims-for.ts'
import type { PublicSettings } from './shop-context.ts'

/** What every page knows of the shop. */
export type Shop = { readonly storefront: StorefrontClient; readonly settings: PublicSettings }

/** A page from the server is complete and interactive without the store's client. */
const loadClient = onDemand(() => import('./browser-storefront.ts'))

const ShopReactContext = createContext<Shop | null>(null)

export type ShopProviderProps = {
  settings: PublicSettings
  /** Replaces the client that the settings would create. */
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

function createBrowserStorefront(settings: PublicSettings): StorefrontClient {
  let client: StorefrontClient | null = null
  const load = async () => {
    const { openBrowserStorefront } = await loadClient()
    client ??= openBrowserStorefront(settings)
    return client
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

/** What the shop says about itself. @throws outside `ShopProvider` */
export function useClaims(): ShopClaims {
  return useShop().settings.claims
}
