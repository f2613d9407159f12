import { type ReactNode, useEffect } from 'react'
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { earlyTapsScript, replayEarlyTaps } from '#app/browser/early-taps.ts'
import { lazyPart, lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { pageStyles } from '#app/browser/page-styles.ts'
import { waitingPicturesScript } from '#app/browser/waiting-pictures.ts'
import { FaultPage } from '#app/frame/fault-page.tsx'
import { Footer } from '#app/frame/footer.tsx'
import { Navigation } from '#app/frame/navigation.tsx'
import { openWholeScript } from '#app/frame/open-whole.ts'
import { PageFocus } from '#app/frame/page-focus.tsx'
import { SkipLink } from '#app/frame/skip-link.tsx'
import { themeScript } from '#app/frame/theme.ts'
import { ThemeToggle } from '#app/frame/theme-toggle.tsx'
import { describeTextPage } from '#app/seo/describe-text-page.server.ts'
import { type PublicSettings, shopContext } from '#app/shop/shop-context.ts'
import { ShopProvider } from '#app/shop/shop-provider.tsx'
import { Toasts } from '#app/toasts/toasts.tsx'
import { brand } from '#merchant/brand.ts'
import type { Route } from './+types/root'
import { CartButton } from './cart/cart-button.tsx'
import { CartProvider } from './cart/cart-provider.tsx'
import { useNonce } from './nonce.tsx'
import stylesheet from './styles/app.css?url'
import faces from './styles/faces.css?url'
import { usePageWidth } from './ui/modal.ts'
import { Sprite } from './ui/sprite.tsx'
import { WishlistLink } from './wishlist/wishlist-link.tsx'
import { WishlistProvider } from './wishlist/wishlist-provider.tsx'

const ConnectivityBanner = lazyPart(() =>
  import('#app/frame/connectivity-banner.tsx').then((part) => part.ConnectivityBanner),
)

const PageListeners = lazyPart(() =>
  import('#app/frame/page-listeners.tsx').then((part) => part.PageListeners),
)
const LeavingOffer = lazyPartOnInteraction(() =>
  import('./exit-offer/leaving-offer.tsx').then((part) => part.LeavingOffer),
)

export const links: LinksFunction = () => [
  ...pageStyles(faces),
  ...pageStyles(stylesheet),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  describeTextPage(shop, new URL(request.url).pathname)
  return { settings: shop.settings }
}

/** The settings never change while a page is open. */
export const shouldRevalidate = () => false

/** Only in the server's HTML: React leaves it as it is in the browser, so the bundle needs no copy of it. */
const firstScript = import.meta.env.SSR
  ? `${themeScript()};${openWholeScript()};${waitingPicturesScript()};${earlyTapsScript()}`
  : ''

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
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, needed before first paint and first tap
          dangerouslySetInnerHTML={{ __html: firstScript }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <Sprite />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Frame({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  usePageWidth()
  return (
    <WishlistProvider>
      <SkipLink />
      <Navigation themeToggle={<ThemeToggle />} wishlist={<WishlistLink />} cart={<CartButton />} />
      {banner}
      <PageFocus />
      <PageListeners />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts />
    </WishlistProvider>
  )
}

/** The canonical URL, whatever the host, the variant, filters or campaign parameters (decision 50). */
function CanonicalUrl({ origin }: { origin: string }) {
  const { pathname } = useLocation()
  return (
    <>
      <link rel="canonical" href={origin + pathname} />
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:site_name" content={brand.name} />
    </>
  )
}

function Shop({ settings, children }: { settings: PublicSettings; children: ReactNode }) {
  return (
    <ShopProvider settings={settings}>
      <CartProvider>{children}</CartProvider>
    </ShopProvider>
  )
}

export default function Root({ loaderData: { settings } }: Route.ComponentProps) {
  // Replays taps from before hydration.
  useEffect(() => void replayEarlyTaps(), [])
  return (
    <Shop settings={settings}>
      <Frame banner={<ConnectivityBanner />}>
        <CanonicalUrl origin={settings.publicOrigin} />
        <Outlet />
        <Offer />
      </Frame>
    </Shop>
  )
}

/** On every page except where an order is being placed or has been placed (decision 10, choice 24). */
function Offer() {
  const { pathname } = useLocation()
  return /^\/(checkout|thank-you|password)$/.test(pathname) ? null : <LeavingOffer />
}

/**
 * Catches bugs and faults that no route handles; unknown URLs have a route. Bundled with every page,
 * because offline nothing more can be loaded.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root')
  // The frame needs the settings.
  if (!data) return <FaultPage error={error} />
  return (
    <Shop settings={data.settings}>
      <Frame>
        <FaultPage error={error} />
      </Frame>
    </Shop>
  )
}
