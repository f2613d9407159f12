import { useQuery, useQueryClient } from '@tanstack/react-query'
import { data, href, isRouteErrorResponse } from 'react-router'
import { lazyPart, lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { pageStyles } from '#app/browser/page-styles.ts'
import { paintedAfter } from '#app/browser/painted-after.ts'
import { BuyBar, BuyPanel } from '#app/cart/add/buy-panel.tsx'
import type { CompleteProduct } from '#app/catalogue/complete-product.ts'
import { knownGameKey, productQuery } from '#app/catalogue/product-queries.ts'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { breadcrumbData } from '#app/seo/breadcrumb-data.server.ts'
import { type SharePicture, shareOfGame } from '#app/seo/share-picture.ts'
import { loadProducts } from '#app/shop/load-products.ts'
import { prefetch } from '#app/shop/prefetch.ts'
import { PrefetchedQueries } from '#app/shop/prefetched-queries.tsx'
import { type ShopContext, shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { variantNumber } from '#commerce/model/choose-variant.ts'
import { findInStock, type InStock } from '#commerce/model/find-in-stock.ts'
import type { Product } from '#commerce/model/product.ts'
import { crumbs } from '#content/frame.ts'
import { soldOutHelp } from '#content/sold-out-help.ts'
import type { Route } from './+types/product.route'
import { ChosenVariant } from './chosen-variant.tsx'
import { findEvidence } from './find-evidence.server.ts'
import stylesheet from './product.css?url'
import { productData, shownPrice } from './product-data.server.ts'
import { ProductMetadata, type ShownPrice } from './product-metadata.tsx'
import { AFTER_PITCH_ID, ProductPage } from './product-page.tsx'
import { ProductAbsence, ProductFailure, ProductLoading } from './product-states.tsx'
import { relatedProductsQuery } from './related-queries.ts'
import { SeeVariant, type SeeVariantProps } from './see-variant.tsx'
import { SimilarLink } from './similar-link.tsx'
import { useVariant, VARIANT } from './use-variant.ts'

/** Rendered on the server; far below the fold. */
const RelatedGames = lazyPartOnInteraction(() =>
  import('./related-games.tsx').then((part) => part.RelatedGames),
)
/** Rendered on the server, for sold-out games. */
const SoldOutHelp = lazyPart(() => import('./sold-out-help.tsx').then((part) => part.SoldOutHelp))

/** On wide screens the benefits are below the buttons, which come after them in the HTML: painting waits for both. */
export const links = () => [
  ...pageStyles(stylesheet),
  ...paintedAfter(AFTER_PITCH_ID, '(width >= 48rem)'),
]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { optionalStorefront, report } = shop
  const { queries, result: product } = await prefetch(context, async (client) => {
    // By handle, so that it is requested together with the product.
    const related = loadProducts().then(({ listSuggestions }) =>
      listSuggestions(optionalStorefront, params.handle),
    )
    // Nothing awaits this promise when the game is not found, so a failure would be unhandled.
    related.catch(() => undefined)
    const product = await client.fetchQuery(
      productQuery(shop, params.handle, (handle) => findEvidence(shop, handle)),
    )
    if (product === null) return null
    // Optional: if it fails, the browser requests it again.
    await client.prefetchQuery(relatedProductsQuery(optionalStorefront, product, report, related))
    return product
  })
  if (product === null) throw data(null, { status: 404, statusText: 'Not Found' })
  describeGame(shop, product)
  const number = new URL(request.url).searchParams.get(VARIANT)
  const isKnown = number === null || product.variants.some((each) => variantNumber(each) === number)
  return data(
    {
      queries,
      share: shareOfGame(product),
      price: shownPrice(product),
    },
    // Unknown variant numbers are unlimited, so their pages are not cached.
    isKnown ? undefined : { headers: { 'Cache-Control': 'private, no-store' } },
  )
}

/** Adds structured data for search engines: the breadcrumb and the game. */
function describeGame(
  { describePage, settings, provenTerms }: ShopContext,
  product: Product,
): void {
  const origin = settings.publicOrigin
  const path = href('/product/:handle', { handle: product.handle })
  describePage(
    breadcrumbData(origin, [
      { name: crumbs.games, path: href('/all-products') },
      { name: product.title, path },
    ]),
    productData(product, { terms: provenTerms, origin }),
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader() {
  return undefined
}

export default function ProductRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <PrefetchedQueries queries={loaderData?.queries}>
      <ProductByHandle
        key={params.handle}
        handle={params.handle}
        share={loaderData?.share ?? null}
        price={loaderData?.price ?? null}
      />
    </PrefetchedQueries>
  )
}

type Extras = {
  share: SharePicture | null
  price: ShownPrice | null
}

function ProductByHandle({ handle, ...extras }: Extras & { handle: string }) {
  const client = useQueryClient()
  const { data: product, error, isFetching, refetch } = useQuery(productQuery(useShop(), handle))
  if (product === null) return <ProductAbsence />
  if (product) return <ShownProduct product={product} {...extras} />
  return isFetching ? (
    <ProductLoading game={client.getQueryData(knownGameKey(handle))} />
  ) : (
    <ProductFailure onRetry={() => void refetch()} error={error} />
  )
}

function ShownProduct({ product, ...metadata }: Extras & { product: CompleteProduct }) {
  const { variant, choose } = useVariant(product)
  const isForSale = variant?.available ?? false
  const other = variant && findInStock(product, variant)
  const chosen = <ChosenVariant product={product} variant={variant} />
  return (
    <ProductPage
      product={product}
      variant={variant}
      onChoose={choose}
      buyPanel={
        <BuyPanel
          product={product}
          chosen={variant}
          instead={
            isForSale ? null : (
              <>
                <Instead product={product} other={other} onChoose={choose} size="lg" />
                <SoldOutHelp product={product} variantId={variant?.id ?? null} />
              </>
            )
          }
        >
          {chosen}
        </BuyPanel>
      }
      buyBar={
        <BuyBar
          product={product}
          chosen={variant}
          instead={
            isForSale ? null : (
              <Instead
                product={product}
                other={other}
                onChoose={choose}
                className="min-w-0 flex-1 px-1"
              />
            )
          }
        >
          {chosen}
        </BuyBar>
      }
    >
      <ProductMetadata title={product.title} seo={product.seo} {...metadata} />
      <RelatedGames product={product} />
    </ProductPage>
  )
}

type InsteadProps = Omit<SeeVariantProps, keyof InStock> & {
  product: Product
  other: InStock | null
}

/** In place of the quantity of what is sold out: leads to the variant in stock, or to similar games. */
function Instead({ product, other, onChoose, size, className }: InsteadProps) {
  if (other) return <SeeVariant {...other} onChoose={onChoose} size={size} className={className} />
  return (
    <SimilarLink product={product} className={buttonClass({ size }, className)}>
      {soldOutHelp.similar}
    </SimilarLink>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const retry = useRetry()
  if (!isRouteErrorResponse(error)) throw error
  if (error.status === 404) return <ProductAbsence />
  return <ProductFailure onRetry={retry} />
}
