import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router'
import type { Route } from './+types/root'
import { CartButton } from './cart/cart-button.tsx'
import { CartProvider } from './cart/cart-provider.tsx'
import { useNonce } from './nonce.tsx'
import { createQueryClient } from './query-client.ts'
import { FaultPage } from './shell/fault-page.tsx'
import { Footer } from './shell/footer.tsx'
import { Navigation } from './shell/navigation.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { SkipLink } from './shell/skip-link.tsx'
import { themeScript } from './shell/theme.ts'
import { ThemeToggle } from './shell/theme-toggle.tsx'
import { Toasts } from './shell/toasts.tsx'
import { shopContext } from './shop-context.ts'
import { ShopProvider } from './shop-provider.tsx'
import stylesheet from './styles/app.css?url'
import { preloadedFonts } from './styles/fonts.ts'

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

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Navigation themeToggle={<ThemeToggle />} cart={<CartButton />} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts />
    </>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider settings={loaderData.settings}>
        <CartProvider>
          <Frame>
            <Outlet />
          </Frame>
        </CartProvider>
      </ShopProvider>
    </QueryClientProvider>
  )
}

/** What no route answered for: an address we do not have, or a fault of ours. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <CartProvider>
      <Frame>{missing ? <NotFoundPage /> : <FaultPage />}</Frame>
    </CartProvider>
  )
}
