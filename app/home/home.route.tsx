import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '#app/browser/lazy-part.tsx'
import { BuyButtons } from '#app/cart/buy-buttons.tsx'
import { useCart } from '#app/cart/use-cart.ts'
import { tellCheckoutError, useCheckout } from '#app/cart/use-checkout.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { usePrefetchProduct } from '#app/product/product-queries.ts'
import { PageSeo } from '#app/shop/page-seo.tsx'
import { prefetch } from '#app/shop/prefetch.ts'
import { ProductsFailure } from '#app/shop/products-failure.tsx'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { brand } from '#merchant/brand.ts'
import { claims } from '#merchant/claims.ts'
import { homeSeo } from '#merchant/seo/home.ts'
import type { Route } from './+types/home.route'
import type { HomeMoreProps } from './home-more.tsx'
import { HomePage } from './home-page.tsx'
import { FEATURED, featuredQuery } from './home-queries.ts'

/** What comes after the first screens, and the offer to who leaves: scripts of their own. */
const HomeMore = lazyPart(async () => (await import('./home-more.tsx')).HomeMore)
const Reviews = lazyPart(
  async () => (await import('#app/reviews/reviews-widget.tsx')).ReviewsWidget,
)
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
  useReferralLink()
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
    <HomePage more={<More />}>
      {isPending && <ProductGridSkeleton count={FEATURED} />}
      {products && <Featured products={products} />}
      {!isPending && !products && <ProductsFailure level={3} onRetry={() => void refetch()} />}
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

/** The same function for as long as the page lives: the rest of the page is drawn once. */
const drawReviews: HomeMoreProps['reviews'] = (shopId, summary) => (
  <Reviews productId={shopId} title={brand.name} summary={summary} />
)

function More() {
  const { settings } = useShop()
  return <HomeMore figures={settings.figures} reviews={drawReviews} />
}

/** A friend's link, `/?ref=CODE`, fills the referral box of the checkout (decisions, choice 8). */
function useReferralLink() {
  const { search } = useLocation()
  useEffect(() => {
    const code = new URLSearchParams(search).get('ref')
    if (code === null) return
    import('#app/shop/referral-code.ts').then(
      ({ offerReferralCode }) => offerReferralCode(code),
      // Offline: the box can still be filled by hand.
      () => undefined,
    )
  }, [search])
}

/** Only who has something in the cart is asked to stay; the dialog's script comes for them alone. */
function LeavingOffer() {
  const { lines, count } = useCart()
  const checkout = useCheckout({
    onRefused: ({ message }) => tellCheckoutError(message),
    onFailed: () => tellCheckoutError(),
  })
  if (count === 0) return null
  return (
    <ExitOffer
      itemCount={count}
      isBusy={checkout.isBusy}
      onComplete={() => void checkout.start(lines, { code: claims.exitCode })}
    />
  )
}

/** The store did not answer: the page stands, without its shelf. */
export function ErrorBoundary() {
  const retry = useRetry()
  return (
    <HomePage more={<More />}>
      <PageSeo {...homeSeo} />
      <ProductsFailure level={3} onRetry={retry} />
    </HomePage>
  )
}
