import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { data, href, isRouteErrorResponse, redirect } from 'react-router'
import { BuyButtons } from '#app/cart/buy-buttons.tsx'
import { usePrefetchProduct } from '#app/product/product-queries.ts'
import { prefetch } from '#app/shop/prefetch.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { sortCategory } from '#commerce/model/sort-products.ts'
import type { SharePicture } from '#content/share-picture.ts'
import { shareOfCollection } from '#content/share-pictures.ts'
import type { Route } from './+types/category.route'
import { collectionQuery } from './catalogue-queries.ts'
import { CategoryPage } from './category-page.tsx'
import { CategoryAbsence, CategoryFailure, CategoryLoading } from './category-states.tsx'
import { carryFirstGames } from './first-games.ts'
import { GrowingProductGrid } from './growing-product-grid.tsx'
import { useRetry } from './use-retry.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { storefront } = context.get(shopContext)
  const query = { ...collectionQuery(storefront, params.category), retry: false }
  const { queries, answer } = await prefetch(context, (client) => client.fetchQuery(query))
  if (answer === null) throw data(null, { status: 404, statusText: 'Not Found' })
  // Found under another spelling: one page has one address.
  if (answer.handle !== params.category) {
    throw redirect(href('/category/:category', { category: answer.handle }))
  }
  const sorted = sortCategory(answer.products)
  return {
    queries: carryFirstGames(queries, sorted, (products) => ({ ...answer, products })),
    total: sorted.length,
    share: shareOfCollection(answer),
  }
}

export function clientLoader() {
  return undefined
}

export default function CategoryRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData?.queries}>
      <Category
        key={params.category}
        category={params.category}
        total={loaderData?.total ?? 0}
        share={loaderData?.share ?? null}
      />
    </HydrationBoundary>
  )
}

type CategoryProps = { category: string; total: number; share: SharePicture | null }

function Category({ category, total, share }: CategoryProps) {
  const { storefront, settings } = useShop()
  const prefetchProduct = usePrefetchProduct()
  const {
    data: collection,
    isPending,
    isFetching,
    refetch,
  } = useQuery(collectionQuery(storefront, category))
  // Only what the shopper asked for is shown as under way, not the quiet look for news on arrival.
  const [isRefreshing, setRefreshing] = useState(false)

  async function refresh() {
    setRefreshing(true)
    const { isError } = await refetch()
    setRefreshing(false)
    if (!isError) return
    showToast({
      title: 'Loading Error',
      description: `Unable to load products for "${category}"`,
      tone: 'destructive',
    })
  }

  if (isPending || (isRefreshing && !collection)) return <CategoryLoading category={category} />
  if (collection === undefined) return <CategoryFailure category={category} onRetry={refresh} />
  if (collection === null) return <CategoryAbsence category={category} onRetry={refresh} />
  return (
    <CategoryPage
      collection={collection}
      share={share}
      // The page carries the first games only; the browser is reading the rest.
      count={isFetching ? Math.max(total, collection.products.length) : collection.products.length}
      isRefreshing={isRefreshing}
      onRefresh={refresh}
    >
      <GrowingProductGrid
        products={sortCategory(collection.products)}
        figures={settings.figures}
        actionsFor={(product) => <BuyButtons product={product} />}
        onIntent={prefetchProduct}
      />
    </CategoryPage>
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const retry = useRetry()
  const category = params.category ?? ''
  if (!isRouteErrorResponse(error)) throw error
  const State = error.status === 404 ? CategoryAbsence : CategoryFailure
  return <State category={category} onRetry={retry} />
}
