import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { data, isRouteErrorResponse } from 'react-router'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { BuyBar, BuyPanel } from '#app/cart/buy-panel.tsx'
import { productQuery, relatedProductsQuery } from '#app/catalogue/product-queries.ts'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { prefetch } from '#app/shop/prefetch.ts'
import { type SharePicture, shareOfGame } from '#app/shop/share-picture.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { WishlistToggle } from '#app/wishlist/wishlist-toggle.tsx'
import type { ProductSales } from '#commerce/model/figures/product-sales.ts'
import type { Route } from './+types/product.route'
import { ProductMetadata } from './product-metadata.tsx'
import { ProductPage } from './product-page.tsx'
import { ProductAbsence, ProductFailure, ProductLoading } from './product-states.tsx'
import { productStructuredData } from './product-structured-data.ts'

/** Rendered on the server; far below the fold. */
const RelatedGames = lazyPart(async () => (await import('./related-games.tsx')).RelatedGames)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { storefront, settings, findSales, report } = context.get(shopContext)
  const { queries, answer } = await prefetch(context, async (client) => {
    const product = await client.fetchQuery(productQuery(storefront, params.handle))
    if (product === null) return null
    // Related games are optional: the browser tries again.
    await client
      .fetchQuery(relatedProductsQuery(storefront, product.id, report))
      .catch(() => undefined)
    return product
  })
  if (answer === null) throw data(null, { status: 404, statusText: 'Not Found' })
  return {
    queries,
    structuredData: productStructuredData(answer, settings.publicOrigin),
    share: shareOfGame(answer),
    sales: findSales(answer.id),
  }
}

export function clientLoader() {
  return undefined
}

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData?.queries}>
      <ProductByHandle
        key={params.handle}
        handle={params.handle}
        structuredData={loaderData?.structuredData ?? null}
        share={loaderData?.share ?? null}
        sales={loaderData?.sales ?? null}
      />
    </HydrationBoundary>
  )
}

type ProductByHandleProps = {
  handle: string
  structuredData: string | null
  share: SharePicture | null
  /** Null after a client navigation: orders are counted on the server. */
  sales: ProductSales | null
}

function ProductByHandle({ handle, structuredData, share, sales }: ProductByHandleProps) {
  const { storefront, settings } = useShop()
  const { data: product, error, isFetching, refetch } = useQuery(productQuery(storefront, handle))
  if (product === null) return <ProductAbsence />
  if (product === undefined) {
    return isFetching ? (
      <ProductLoading />
    ) : (
      <ProductFailure onRetry={() => void refetch()} error={error} />
    )
  }
  return (
    <ProductPage
      product={product}
      figures={settings.figures}
      sales={sales}
      buyPanel={<BuyPanel product={product} beside={<WishlistToggle product={product} />} />}
      buyBar={<BuyBar product={product} />}
    >
      <ProductMetadata
        title={product.title}
        seo={product.seo}
        structuredData={structuredData}
        share={share}
      />
      <RelatedGames productId={product.id} />
    </ProductPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const retry = useRetry()
  if (!isRouteErrorResponse(error)) throw error
  if (error.status === 404) return <ProductAbsence />
  return <ProductFailure onRetry={retry} />
}
