import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { BuyButtons } from '#app/cart/buy-buttons.tsx'
import { allProductsQuery } from '#app/catalogue/catalogue-queries.ts'
import { ProductGrid, ProductGridSkeleton } from '#app/catalogue/product-grid.tsx'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { prefetch } from '#app/prefetch.ts'
import { usePrefetchProduct } from '#app/product/product-queries.ts'
import { PageSeo } from '#app/shell/page-seo.tsx'
import { shopContext } from '#app/shop-context.ts'
import { useShop } from '#app/shop-provider.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { pageSeo } from '#content/seo.ts'
import type { Route } from './+types/home.route'
import { FeaturedNotice } from './featured-games.tsx'
import { HomePage } from './home-page.tsx'

/** Featured list (specification section 9). */
const FEATURED = 4

export async function loader({ context }: Route.LoaderArgs) {
  const { storefront } = context.get(shopContext)
  const { queries } = await prefetch(context, (client) =>
    client.fetchQuery(allProductsQuery(storefront)),
  )
  return { queries }
}

export function clientLoader() {
  return undefined
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData?.queries}>
      <PageSeo {...pageSeo.home} />
      <Home />
    </HydrationBoundary>
  )
}

function Home() {
  const { storefront } = useShop()
  const { data: products, isPending, refetch } = useQuery(allProductsQuery(storefront))
  return (
    <HomePage products={products ?? []} featuredCount={FEATURED}>
      {isPending && <ProductGridSkeleton count={FEATURED} />}
      {products && <Featured products={products.slice(0, FEATURED)} />}
      {!isPending && !products && <FeaturedNotice onRetry={() => void refetch()} />}
    </HomePage>
  )
}

function Featured({ products }: { products: readonly ProductSummary[] }) {
  const { settings } = useShop()
  const prefetchProduct = usePrefetchProduct()
  return (
    <ProductGrid
      products={products}
      figures={settings.figures}
      actionsFor={(product) => <BuyButtons product={product} />}
      onIntent={prefetchProduct}
      level={3}
      below
    />
  )
}

/** The store did not answer: the page stands, without its shelf. */
export function ErrorBoundary() {
  const retry = useRetry()
  return (
    <HomePage products={[]} featuredCount={FEATURED}>
      <PageSeo {...pageSeo.home} />
      <FeaturedNotice onRetry={retry} />
    </HomePage>
  )
}
