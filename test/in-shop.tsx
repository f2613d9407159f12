import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CartProvider } from '#app/cart/cart-provider.tsx'
import type { CartStore } from '#app/cart/store/cart-actions.ts'
import { loadProducts } from '#app/shop/load-products.ts'
import { createQueryClient } from '#app/shop/query-client.ts'
import type { PublicSettings } from '#app/shop/shop-context.ts'
import { ShopProvider } from '#app/shop/shop-provider.tsx'
import { WishlistProvider } from '#app/wishlist/wishlist-provider.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { shopLinks } from '#merchant/navigation.ts'

// Loading it on a busy machine would count against the seconds that a refresh of the cart may take.
await loadProducts()

/** Settings of a shop whose figures and claims are simulated, as the specification has them. */
export const simulated = { figures: 'simulated', claims: claimsFor('simulated') } as const

/** Settings of a shop whose store charges nothing for delivery: the cart sheet requests no quote. */
export const freeDelivery = { claims: claimsFor('off', { fees: { kind: 'free' } }) } as const

export const sampleSettings: PublicSettings = {
  endpoint: '/api',
  publicToken: 'public-word',
  publicOrigin: 'https://shop.example',
  localStore: true,
  figures: 'off',
  referral: { code: 'REFERRAL100', rupees: 100 },
  cashUpTo: null,
  claims: claimsFor('off'),
  shopMenu: shopLinks,
  footerMenu: [],
  homeTiles: null,
  kinds: null,
  ratings: null,
  demonstration: false,
}

export type InShopProps = {
  children: ReactNode
  settings?: Partial<PublicSettings>
  /** Replaces the store of the settings. */
  storefront?: StorefrontClient
  /** Replaces the browser's cart. */
  cart?: CartStore
}

/** The providers of every page, without the frame: query client, shop, wishlist and cart. */
export function InShop({ children, settings, storefront, cart }: InShopProps) {
  const [client] = useState(createQueryClient)
  const [known] = useState<PublicSettings>({ ...sampleSettings, ...settings })
  return (
    <QueryClientProvider client={client}>
      <ShopProvider settings={known} {...(storefront && { storefront })}>
        <WishlistProvider>
          <CartProvider {...(cart && { store: cart })}>{children}</CartProvider>
        </WishlistProvider>
      </ShopProvider>
    </QueryClientProvider>
  )
}

/** A shop with the specification's figures and claims. */
export function InSimulatedShop({ children }: { children: ReactNode }) {
  return <InShop settings={simulated}>{children}</InShop>
}
