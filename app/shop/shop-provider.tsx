import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { PublicSettings } from './shop-context.ts'

type Shop = { readonly storefront: StorefrontClient; readonly settings: PublicSettings }

const ShopReactContext = createContext<Shop | null>(null)

/**
 * The store's client, fetched when it is first used: a page that came from the server is complete
 * and interactive without it.
 */
function createLazyStorefront({ endpoint, publicToken }: PublicSettings): StorefrontClient {
  const load = async () => {
    const { createStorefrontClient } = await import('#commerce/client/create-storefront-client.ts')
    return createStorefrontClient({
      endpoint,
      publicToken,
      fetch: (input, init) => fetch(input, init),
    })
  }
  let loaded: Promise<StorefrontClient> | null = null
  const client = () => {
    loaded ??= load().catch((error: unknown) => {
      // The network may be back at the next try.
      loaded = null
      throw error
    })
    return loaded
  }
  return {
    query: async (...request) => (await client()).query(...request),
    mutate: async (...request) => (await client()).mutate(...request),
  }
}

/** Fetches, once the page rests, what the next page needs to talk to the store. */
function useWarmStorefront(): void {
  useEffect(() => {
    const warm = () =>
      void Promise.all([
        import('#commerce/client/create-storefront-client.ts'),
        import('#commerce/operations/products.ts'),
        import('#commerce/operations/find-collection.ts'),
      ]).catch(() => undefined)
    if (!('requestIdleCallback' in window)) return
    const handle = window.requestIdleCallback(warm, { timeout: 3000 })
    return () => window.cancelIdleCallback(handle)
  }, [])
}

/** Hands the pages the store's client (the browser asks the store itself) and the public settings. */
export function ShopProvider({
  settings,
  children,
}: {
  settings: PublicSettings
  children: ReactNode
}) {
  useWarmStorefront()
  const shop = useMemo(() => ({ settings, storefront: createLazyStorefront(settings) }), [settings])
  return <ShopReactContext value={shop}>{children}</ShopReactContext>
}

/** @throws outside `ShopProvider`. */
export function useShop(): Shop {
  const shop = useContext(ShopReactContext)
  if (!shop) throw new Error('useShop must be used within ShopProvider')
  return shop
}
