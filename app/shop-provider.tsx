import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { PublicSettings } from './shop-context.ts'

type Shop = { readonly storefront: StorefrontClient; readonly settings: PublicSettings }

const ShopReactContext = createContext<Shop | null>(null)

/** Hands the pages the store's client (the browser asks the store itself) and the public settings. */
export function ShopProvider({
  settings,
  children,
}: {
  settings: PublicSettings
  children: ReactNode
}) {
  const shop = useMemo(
    () => ({
      settings,
      storefront: createStorefrontClient({
        endpoint: settings.endpoint,
        publicToken: settings.publicToken,
        fetch: (input, init) => fetch(input, init),
      }),
    }),
    [settings],
  )
  return <ShopReactContext value={shop}>{children}</ShopReactContext>
}

/** @throws outside `ShopProvider`. */
export function useShop(): Shop {
  const shop = useContext(ShopReactContext)
  if (!shop) throw new Error('useShop must be used within ShopProvider')
  return shop
}
