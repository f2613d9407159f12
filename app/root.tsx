import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import { FaultPage } from '#app/frame/fault-page.tsx'
import { Footer } from '#app/frame/footer.tsx'
import { Navigation } from '#app/frame/navigation.tsx'
import { PageFocus } from '#app/frame/page-focus.tsx'
import { SkipLink } from '#app/frame/skip-link.tsx'
import { themeScript } from '#app/frame/theme.ts'
import { ThemeToggle } from '#app/frame/theme-toggle.tsx'
import { PublicOrigin } from '#app/shop/public-origin.ts'
import { createQueryClient } from '#app/shop/query-client.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { ShopProvider, useShop } from '#app/shop/shop-provider.tsx'
import { Toasts } from '#app/toasts/toasts.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { brand } from '#merchant/brand.ts'
import type { Route } from './+types/root'
import { CartButton } from './cart/cart-button.tsx'
import { CartProvider } from './cart/cart-provider.tsx'
import { Connectivity } from './frame/connectivity.tsx'
import { useNonce } from './nonce.tsx'
import stylesheet from './styles/app.css?url'
import { preloadedFonts } from './styles/fonts.ts'
import { usePageWidth } from './ui/modal.ts'
import { useQuietPageChanges } from './ui/page-change.ts'
import { WishlistLink } from './wishlist/wishlist-link.tsx'
import { WishlistProvider } from './wishlist/wishlist-provider.tsx'

export const links: LinksFunction = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function loader({ context }: Route.LoaderArgs) {
  return { settings: context.get(shopContext).settings }
}

/** The settings never change while a page is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, set before first paint so that no theme flashes
          dangerouslySetInnerHTML={{ __html: themeScript }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Frame({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  usePageWidth()
  useQuietPageChanges()
  return (
    <WishlistProvider>
      <SkipLink />
      <Navigation themeToggle={<ThemeToggle />} wishlist={<WishlistLink />} cart={<CartButton />} />
      {banner}
      <PageFocus />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts />
    </WishlistProvider>
  )
}

async function readVariantsOf(storefront: StorefrontClient, variantIds: readonly string[]) {
  const { listVariantsById } = await import('#commerce/operations/products.ts')
  return listVariantsById(storefront, variantIds, { retries: 0 })
}

/** The cart compares its lines with the store that the page talks to. */
function CartOfThisStore({ children }: { children: ReactNode }) {
  const { storefront } = useShop()
  return (
    <CartProvider readVariants={(variantIds) => readVariantsOf(storefront, variantIds)}>
      {children}
    </CartProvider>
  )
}

function ConnectivityOfThisStore() {
  const { storefront, settings } = useShop()
  return <Connectivity storefront={storefront} endpoint={settings.endpoint} />
}

/** The one address of a page, whatever host or campaign led to it. */
function CanonicalAddress({ origin }: { origin: string }) {
  const { pathname } = useLocation()
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:site_name" content={brand.name} />
    </>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider settings={loaderData.settings}>
        <CartOfThisStore>
          <Frame banner={<ConnectivityOfThisStore />}>
            <CanonicalAddress origin={loaderData.settings.publicOrigin} />
            <PublicOrigin value={loaderData.settings.publicOrigin}>
              <Outlet />
            </PublicOrigin>
          </Frame>
        </CartOfThisStore>
      </ShopProvider>
    </QueryClientProvider>
  )
}

/**
 * What no route's own boundary took: a fault of ours, as addresses that we do not have are routes
 * with theirs. Part of every page, because nothing more can be fetched once there is no network.
 */
export function ErrorBoundary() {
  return (
    <CartProvider>
      <Frame>
        <FaultPage />
      </Frame>
    </CartProvider>
  )
}
