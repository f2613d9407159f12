import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { href, isRouteErrorResponse, useLocation } from 'react-router'
import { pageStyles } from '#app/browser/page-styles.ts'
import { useIsHydrated } from '#app/browser/use-is-hydrated.ts'
import { breadcrumbData } from '#app/seo/breadcrumb-data.server.ts'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { prefetch } from '#app/shop/prefetch.ts'
import { PrefetchedQueries } from '#app/shop/prefetched-queries.tsx'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Container } from '#app/ui/page.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { filterProducts } from '#commerce/model/filter-products.ts'
import { allGames } from '#content/catalogue.ts'
import { crumbs } from '#content/frame.ts'
import { allProductsSeo, allProductsTitle } from '#merchant/seo/all-products.ts'
import type { Route } from './+types/all-products.route'
import { AllProducts } from './all-products.tsx'
import { allProductsQuery } from './catalogue-queries.ts'
import { isPartial, keepFirstGames } from './first-games.ts'
import { gamesToTry } from './games-to-try.ts'
import { listData } from './list-data.server.ts'
import stylesheet from './lists.css?url'
import { ProductGridSkeleton } from './product-grid-skeleton.tsx'
import { keepFilters, readProductRequest } from './product-request.ts'
import { ProductsFailure } from './products-failure.tsx'
import { useRetry } from './use-retry.ts'

/** Skeleton cards while the list is loading (specification section 9). */
const SKELETONS = 6

export const links = () => pageStyles(stylesheet)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storefront, settings, describePage } = context.get(shopContext)
  const query = allProductsQuery(storefront)
  const { filters } = readProductRequest(new URL(request.url).search)
  const { queries, result: products } = await prefetch(context, async (client) => {
    const games = await client.fetchQuery(query)
    const products = filterProducts(games, filters)
    const sent = products.length > 0 ? products : gamesToTry(games)
    // Stale, so that the browser requests the games that were left out.
    if (filters.length > 0) client.setQueryData(query.queryKey, [...sent], { updatedAt: 0 })
    keepFirstGames(client, query.queryKey, products)
    return products
  })
  const { publicOrigin } = settings
  describePage(
    breadcrumbData(publicOrigin, [{ name: crumbs.games, path: href('/all-products') }]),
    listData(allProductsTitle, products, publicOrigin),
  )
  return { queries, total: products.length }
}

export function clientLoader() {
  return undefined
}

export default function AllProductsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PrefetchedQueries queries={loaderData?.queries}>
      <Page>
        <Games total={loaderData?.total ?? null} />
      </Page>
    </PrefetchedQueries>
  )
}

function Games({ total }: { total: number | null }) {
  const { storefront } = useShop()
  const { key, search } = useLocation()
  // Filters are in the server's page; words and order are applied after hydration.
  const listed = useIsHydrated() ? search : keepFilters(search)
  const list = useQuery(allProductsQuery(storefront, search !== keepFilters(search)))
  const { data: products } = list
  const failure = <ProductsFailure onRetry={() => void list.refetch()} error={list.error} />
  const instead = list.isFetching ? <Loading /> : failure
  const isCut =
    list.isError && !list.isFetching && products !== undefined && products.length !== total
  const partial = isPartial(list) ? { total, instead, end: isCut && failure } : null
  // A part from another page, which may have been of other filters, is of no use here.
  if (products === undefined || partial?.total === null) return instead
  return (
    // A navigation resets the page; typing does not navigate.
    <AllProducts key={key} products={products} partial={partial} address={listed} />
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <Container className="pt-7 pb-section sm:pt-8">
      <PageSeo {...allProductsSeo} />
      <h1 className="list-title mb-2.5 text-2xl sm:mb-6 sm:text-4xl xl:mb-3">{allProductsTitle}</h1>
      {children}
    </Container>
  )
}

function Loading() {
  return (
    <>
      <Skeleton shape="button" />
      <p role="status" className="my-5 text-muted">
        {allGames.loading}
      </p>
      <ProductGridSkeleton count={SKELETONS} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const retry = useRetry()
  if (!isRouteErrorResponse(error)) throw error
  return (
    <Page>
      <ProductsFailure onRetry={retry} />
    </Page>
  )
}
