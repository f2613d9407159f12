import { useMutation, useQuery } from '@tanstack/react-query'
import { data, href, isRouteErrorResponse, redirect } from 'react-router'
import { pageStyles } from '#app/browser/page-styles.ts'
import { breadcrumbData } from '#app/seo/breadcrumb-data.server.ts'
import { type SharePicture, shareOfCollection } from '#app/seo/share-picture.ts'
import { prefetch } from '#app/shop/prefetch.ts'
import { PrefetchedQueries } from '#app/shop/prefetched-queries.tsx'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { sortCategory } from '#commerce/model/sort-products.ts'
import { category as words } from '#content/catalogue.ts'
import type { Route } from './+types/category.route'
import { collectionQuery } from './catalogue-queries.ts'
import { CategoryPage } from './category-page.tsx'
import { CategoryAbsence, CategoryFailure, CategoryLoading } from './category-states.tsx'
import { isPartial, keepFirstGames } from './first-games.ts'
import { GrowingProductGrid } from './growing-product-grid.tsx'
import { listData } from './list-data.server.ts'
import stylesheet from './lists.css?url'
import { ProductsFailure } from './products-failure.tsx'
import { useRetry } from './use-retry.ts'

export const links = () => pageStyles(stylesheet)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { storefront, settings, describePage } = context.get(shopContext)
  const query = { ...collectionQuery(storefront, params.category), retry: false }
  const { queries, result: collection } = await prefetch(context, async (client) => {
    const collection = await client.fetchQuery(query)
    if (collection) {
      const sorted = sortCategory(collection.products)
      keepFirstGames(client, query.queryKey, sorted, (products) => ({ ...collection, products }))
    }
    return collection
  })
  if (collection === null) throw data(null, { status: 404, statusText: 'Not Found' })
  // Found under another spelling: redirects to the canonical URL.
  if (collection.handle !== params.category) {
    throw redirect(href('/category/:category', { category: collection.handle }))
  }
  const { title, products } = collection
  const { publicOrigin } = settings
  const path = href('/category/:category', { category: collection.handle })
  describePage(
    breadcrumbData(publicOrigin, [{ name: title, path }]),
    listData(title, sortCategory(products), publicOrigin),
  )
  return { queries, total: products.length, share: shareOfCollection(collection) }
}

export function clientLoader() {
  return undefined
}

export default function CategoryRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <PrefetchedQueries queries={loaderData?.queries}>
      <Category
        key={params.category}
        category={params.category}
        total={loaderData?.total ?? 0}
        share={loaderData?.share ?? null}
      />
    </PrefetchedQueries>
  )
}

type CategoryProps = { category: string; total: number; share: SharePicture | null }

function Category({ category, total, share }: CategoryProps) {
  const { storefront } = useShop()
  const query = useQuery(collectionQuery(storefront, category))
  const { data: collection, error, isPending, isFetching, refetch } = query
  // Shows only the shopper's refresh as pending, not background refetches.
  const { mutate: refresh, isPending: isRefreshing } = useMutation({
    mutationFn: () => refetch({ throwOnError: true }),
    onError: () =>
      showToast({
        title: words.failure.title,
        description: words.failure.text(category),
        tone: 'destructive',
      }),
  })

  if (isPending || (isRefreshing && !collection)) return <CategoryLoading category={category} />
  if (collection === undefined)
    return <CategoryFailure category={category} onRetry={() => refresh()} error={error} />
  if (collection === null) return <CategoryAbsence category={category} onRetry={() => refresh()} />
  return (
    <CategoryPage
      collection={collection}
      share={share}
      // The page has only the first games until the browser has loaded the rest.
      count={Math.max(isPartial(query) ? total : 0, collection.products.length)}
      isRefreshing={isRefreshing}
      onRefresh={() => refresh()}
    >
      <GrowingProductGrid products={sortCategory(collection.products)} />
      {isPartial(query) && error && !isFetching && (
        <ProductsFailure onRetry={() => refresh()} error={error} />
      )}
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
