import { useQuery } from '@tanstack/react-query'
import { isRouteErrorResponse } from 'react-router'
import { pageStyles } from '#app/browser/page-styles.ts'
import { paintedAfter } from '#app/browser/painted-after.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { FEATURED, featuredQuery } from '#app/catalogue/product-queries.ts'
import { ProductsFailure } from '#app/catalogue/products-failure.tsx'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { findReviews } from '#app/reviews/find-reviews.server.ts'
import { storedReviewsQuery } from '#app/reviews/stored-reviews-queries.ts'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { prefetch } from '#app/shop/prefetch.ts'
import { PrefetchedQueries } from '#app/shop/prefetched-queries.tsx'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { categories } from '#merchant/home.ts'
import { homeSeo } from '#merchant/seo/home.ts'
import type { Route } from './+types/home.route'
import { clipData } from './clip-data.server.ts'
import { decksQuery } from './deck-queries.ts'
import { AFTER_WORDS_ID } from './hero.tsx'
import stylesheet from './home.css?url'
import { HomePage } from './home-page.tsx'
import { categoryCountsQuery } from './home-queries.ts'
import { siteData, storeData } from './store-data.server.ts'

/**
 * Painting waits for the picture after the words: on wide screens they are centred in the hero's height, and the lines of
 * a headline that has arrived in part are balanced anew.
 */
export const links = () => [...pageStyles(stylesheet), ...paintedAfter(AFTER_WORDS_ID)]

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { storefront, optionalStorefront, settings, describePage, provenTerms, report } = shop
  const { publicOrigin, homeTiles } = settings
  const handles = (homeTiles ?? categories.tiles).map(({ handle }) => handle)
  const { queries } = await prefetch(context, (client) =>
    Promise.all([
      client.fetchQuery(featuredQuery(storefront)),
      // Counts and the deck are optional: if they fail, the browser requests them again.
      settings.figures === 'simulated' ||
        client
          .fetchQuery(categoryCountsQuery(optionalStorefront, handles))
          .catch((error: unknown) => report(error, 'Count games')),
      client.prefetchQuery(decksQuery(optionalStorefront)),
      settings.figures === 'measured' &&
        client.prefetchQuery(storedReviewsQuery((subject) => findReviews(shop, subject))),
    ]),
  )
  describePage(
    storeData(provenTerms, publicOrigin),
    siteData(publicOrigin),
    ...clipData(publicOrigin),
  )
  return { queries }
}

export function clientLoader() {
  return undefined
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PrefetchedQueries queries={loaderData?.queries}>
      <PageSeo {...homeSeo} />
      <Home />
    </PrefetchedQueries>
  )
}

function Home() {
  const { storefront } = useShop()
  const { data: products, error, isPending, refetch } = useQuery(featuredQuery(storefront))
  if (products?.length === 0) return <HomePage>{null}</HomePage>
  return (
    <HomePage>
      {isPending && <ProductGridSkeleton count={FEATURED} />}
      {products && <ProductGrid products={products} />}
      {!isPending && !products && (
        <ProductsFailure level={3} onRetry={() => void refetch()} error={error} />
      )}
    </HomePage>
  )
}

/** Keeps the page, without its games, when the store is down. Rethrows anything else as a bug. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const retry = useRetry()
  if (!isRouteErrorResponse(error) || error.status !== 503) throw error
  return (
    <HomePage>
      <PageSeo {...homeSeo} />
      <ProductsFailure level={3} onRetry={retry} />
    </HomePage>
  )
}
