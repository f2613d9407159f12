import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { BuyButtons } from '#app/cart/buy-buttons.tsx'
import { useCart } from '#app/cart/use-cart.ts'
import { useCheckout } from '#app/cart/use-checkout.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { prefetch } from '#app/prefetch.ts'
import { usePrefetchProduct } from '#app/product/product-queries.ts'
import { lazyPart } from '#app/shell/lazy-part.tsx'
import { PageSeo } from '#app/shell/page-seo.tsx'
import { showToast } from '#app/shell/toasts.tsx'
import { shopContext } from '#app/shop-context.ts'
import { useShop } from '#app/shop-provider.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { homeSeo } from '#content/seo/home.ts'
import type { Route } from './+types/home.route'
import { FeaturedNotice } from './featured-games.tsx'
import { HomePage } from './home-page.tsx'
import { FEATURED, featuredQuery } from './home-queries.ts'

/** What comes after the first screens, and the offer to who leaves: scripts of their own. */
const HomeMore = lazyPart(async () => (await import('./home-more.tsx')).HomeMore)
const ExitOffer = lazyPart(async () => (await import('./exit-offer.tsx')).ExitOffer)

export async function loader({ context }: Route.LoaderArgs) {
  const { storefront } = context.get(shopContext)
  const { queries } = await prefetch(context, (client) =>
    client.fetchQuery(featuredQuery(storefront)),
  )
  return { queries }
}

export function clientLoader() {
  return undefined
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData?.queries}>
      <PageSeo {...homeSeo} />
      <Home />
      <LeavingOffer />
    </HydrationBoundary>
  )
}

function Home() {
  const { storefront } = useShop()
  const { data: products, isPending, refetch } = useQuery(featuredQuery(storefront))
  return (
    <HomePage more={<HomeMore />}>
      {isPending && <ProductGridSkeleton count={FEATURED} />}
      {products && <Featured products={products} />}
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

/** Only who has something in the cart is asked to stay; the dialog's script comes for them alone. */
function LeavingOffer() {
  const { lines, count } = useCart()
  const checkout = useCheckout({
    onRefused: ({ message }) =>
      showToast({ title: 'Checkout Error', description: message, tone: 'destructive' }),
    onFailed: () =>
      showToast({
        title: 'Checkout Error',
        description: 'Failed to create checkout. Please try again.',
        tone: 'destructive',
      }),
  })
  if (count === 0) return null
  return (
    <ExitOffer
      itemCount={count}
      isBusy={checkout.isBusy}
      onComplete={() =>
        void checkout.start(lines.map(({ variantId, quantity }) => ({ variantId, quantity })))
      }
    />
  )
}

/** The store did not answer: the page stands, without its shelf. */
export function ErrorBoundary() {
  const retry = useRetry()
  return (
    <HomePage more={<HomeMore />}>
      <PageSeo {...homeSeo} />
      <FeaturedNotice onRetry={retry} />
    </HomePage>
  )
}
