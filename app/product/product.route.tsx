import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { lazyPart } from '#app/browser/lazy-part.tsx'
import { BuyButtons } from '#app/cart/buy-buttons.tsx'
import { BuyBar, BuyPanel } from '#app/cart/buy-panel.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { prefetch } from '#app/shop/prefetch.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { WishlistToggle } from '#app/wishlist/wishlist-toggle.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import type { SharePicture } from '#content/share-picture.ts'
import { shareOfGame } from '#content/share-pictures.ts'
import type { Route } from './+types/product.route'
import { ProductPage } from './product-page.tsx'
import { preloadProductParts } from './product-parts.tsx'
import {
  MAX_RELATED,
  productQuery,
  relatedProductsQuery,
  usePrefetchProduct,
} from './product-queries.ts'
import { ProductAbsence, ProductFailure, ProductLoading } from './product-states.tsx'
import { productStructuredData } from './product-structured-data.ts'
import type { ReviewsSlot } from './product-tabs.tsx'
import { RelatedProducts } from './related-products.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { storefront, settings, report } = context.get(shopContext)
  const { queries, answer } = await prefetch(context, async (client) => {
    const product = await client.fetchQuery(productQuery(storefront, params.handle))
    if (product === null) return null
    // The page stands without its related games; the browser asks for them again.
    await client
      .fetchQuery(relatedProductsQuery(storefront, product.id))
      .catch((error: unknown) => report(error, 'Related games could not be read'))
    return product
  })
  if (answer === null) throw data(null, { status: 404, statusText: 'Not Found' })
  return {
    queries,
    structuredData: productStructuredData(answer, settings.publicOrigin),
    share: shareOfGame(answer),
  }
}

/** The page's parts come with it, unless they take long; what it shows is the query's to read. */
export async function clientLoader() {
  await preloadProductParts()
}

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData?.queries}>
      <ProductByHandle
        key={params.handle}
        handle={params.handle}
        structuredData={loaderData?.structuredData ?? null}
        share={loaderData?.share ?? null}
      />
    </HydrationBoundary>
  )
}

const ReviewsPart = lazyPart(() =>
  import('#app/reviews/reviews-widget.tsx').then((part) => part.ReviewsWidget),
)

const drawReviews: ReviewsSlot = (product, summary) => (
  <ReviewsPart productId={product.id} title={product.title} summary={summary} />
)

type ProductByHandleProps = {
  handle: string
  structuredData: string | null
  share: SharePicture | null
}

function ProductByHandle({ handle, structuredData, share }: ProductByHandleProps) {
  const { storefront, settings } = useShop()
  const { data: product, isFetching, refetch } = useQuery(productQuery(storefront, handle))
  if (product === null) return <ProductAbsence />
  if (product === undefined) {
    return isFetching ? <ProductLoading /> : <ProductFailure onRetry={() => void refetch()} />
  }
  return (
    <ProductPage
      product={product}
      figures={settings.figures}
      buyPanel={<BuyPanel product={product} beside={<WishlistToggle product={product} />} />}
      buyBar={<BuyBar product={product} />}
      reviews={drawReviews}
    >
      <Metadata title={product.title} structuredData={structuredData} share={share} />
      <Related productId={product.id} />
    </ProductPage>
  )
}

/** What comes below the page's first screens, and the head's words: scripts of their own. */
const RelatedGrid = lazyPart(
  () => import('#app/catalogue/product-grid.tsx').then((part) => part.ProductGrid),
  <ProductGridSkeleton count={MAX_RELATED} />,
)
const Metadata = lazyPart(() =>
  import('./product-metadata.tsx').then((part) => part.ProductMetadata),
)

const drawBuyButtons = (related: ProductSummary) => <BuyButtons product={related} />

function Related({ productId }: { productId: string }) {
  const { storefront, settings } = useShop()
  const prefetchProduct = usePrefetchProduct()
  const { data: products, error, isPending } = useQuery(relatedProductsQuery(storefront, productId))

  // Joins the failure to the console: the page shows nothing of it.
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
    if (error) console.error('Related games could not be read:', error)
  }, [error])

  if (isPending) {
    return (
      <RelatedProducts>
        <ProductGridSkeleton count={MAX_RELATED} />
      </RelatedProducts>
    )
  }
  if (!products || products.length === 0) return null
  return (
    <RelatedProducts>
      <RelatedGrid
        products={products}
        figures={settings.figures}
        actionsFor={drawBuyButtons}
        onIntent={prefetchProduct}
        level={3}
        below
      />
    </RelatedProducts>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const retry = useRetry()
  if (!isRouteErrorResponse(error)) throw error
  if (error.status === 404) return <ProductAbsence />
  return <ProductFailure onRetry={retry} />
}
