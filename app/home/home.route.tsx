import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { onDemand } from '#app/browser/on-demand.tsx'
import { pageStyles } from '#app/browser/page-styles.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { ProductsFailure } from '#app/catalogue/products-failure.tsx'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { PageSeo } from '#app/shop/page-seo.tsx'
import { prefetch } from '#app/shop/prefetch.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { homeSeo } from '#merchant/seo/home.ts'
import type { Route } from './+types/home.route'
import { clipData } from './clip-data.server.ts'
import { decksQuery } from './deck-queries.ts'
import stylesheet from './home.css?url'
import { HomePage } from './home-page.tsx'
import { categoryCountsQuery, FEATURED, featuredQuery } from './home-queries.ts'
import { siteData, storeData } from './store-data.server.ts'

const loadReferral = onDemand(() => import('#app/referral/referral-code.ts'))

export const links = () => pageStyles(stylesheet)

export async function loader({ context }: Route.LoaderArgs) {
  const { storefront, settings, describePage, evident } = context.get(shopContext)
  const { publicOrigin } = settings
  const { queries } = await prefetch(context, (client) =>
    Promise.all([
      client.fetchQuery(featuredQuery(storefront)),
      settings.figures === 'simulated' || client.fetchQuery(categoryCountsQuery(storefront)),
      // The deck is optional: the browser tries again.
      client.fetchQuery(decksQuery(storefront)).catch(() => undefined),
    ]),
  )
  describePage(storeData(evident, publicOrigin), siteData(publicOrigin), ...clipData(publicOrigin))
  return { queries }
}

export function clientLoader() {
  return undefined
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  useReferralLink()
  return (
    <HydrationBoundary state={loaderData?.queries}>
      <PageSeo {...homeSeo} />
      <Home />
    </HydrationBoundary>
  )
}

function Home() {
  const { storefront, settings } = useShop()
  const { data: products, error, isPending, refetch } = useQuery(featuredQuery(storefront))
  return (
    <HomePage figures={settings.figures}>
      {isPending && <ProductGridSkeleton count={FEATURED} />}
      {products && <ProductGrid products={products} level={3} below />}
      {!isPending && !products && (
        <ProductsFailure level={3} onRetry={() => void refetch()} error={error} />
      )}
    </HomePage>
  )
}

/** A friend's link, `/?ref=CODE`, fills the referral box of the checkout (decisions, choice 8). */
function useReferralLink() {
  const { search } = useLocation()
  // Copies the URL's code into storage.
  useEffect(() => {
    const code = new URLSearchParams(search).get('ref')
    if (code === null) return
    loadReferral().then(
      ({ offerReferralCode }) => offerReferralCode(code),
      // Offline: the shopper can still type the code.
      () => undefined,
    )
  }, [search])
}

/** Keeps the page, without its games, when the store is down. Rethrows anything else as a bug. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { settings } = useShop()
  const retry = useRetry()
  if (!isRouteErrorResponse(error) || error.status !== 503) throw error
  return (
    <HomePage figures={settings.figures}>
      <PageSeo {...homeSeo} />
      <ProductsFailure level={3} onRetry={retry} />
    </HomePage>
  )
}
