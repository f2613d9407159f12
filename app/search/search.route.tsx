import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { isRouteErrorResponse, useLocation, useNavigate } from 'react-router'
import { BuyButtons } from '#app/cart/buy-buttons.tsx'
import { allProductsQuery } from '#app/catalogue/catalogue-queries.ts'
import { carryFirstGames } from '#app/catalogue/first-games.ts'
import { GrowingProductGrid } from '#app/catalogue/growing-product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { useProductSearch } from '#app/catalogue/use-product-search.ts'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { usePrefetchProduct } from '#app/product/product-queries.ts'
import { PageSeo } from '#app/shop/page-seo.tsx'
import { prefetch } from '#app/shop/prefetch.ts'
import { ProductsFailure } from '#app/shop/products-failure.tsx'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { createProductSearch } from '#commerce/model/product-search.ts'
import { searchSeo } from '#merchant/seo/search.ts'
import type { Route } from './+types/search.route'
import {
  MAX_WORDS,
  SearchCount,
  SearchEmpty,
  SearchPage,
  type SearchPageProps,
} from './search-page.tsx'

/** Skeleton cards while the list is loading (specification section 9). */
const SKELETONS = 8

/** Games the server draws: the first screens. */
const FIRST_FOUND = 48

const NONE: readonly ProductSummary[] = []

const readWords = (search: string) =>
  (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_WORDS).trim()

/** What the server found for the words of the address: for the first paint, and for browsers without script. */
type Answered = {
  readonly words: string
  readonly found: readonly ProductSummary[]
  readonly count: number
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const words = readWords(new URL(request.url).search)
  const query = allProductsQuery(context.get(shopContext).storefront)
  const { queries, answer } = await prefetch(context, (client) => client.fetchQuery(query))
  const found = createProductSearch(answer)(words)
  return {
    queries: carryFirstGames(queries, answer, (first) => first),
    answered: { words, found: found.slice(0, FIRST_FOUND), count: found.length },
  }
}

export function clientLoader() {
  return undefined
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData?.queries}>
      <Page>
        {(words, clear) => (
          <Found words={words} answered={loaderData?.answered ?? null} onClear={clear} />
        )}
      </Page>
    </HydrationBoundary>
  )
}

/** The page with the words of the address in its box. */
function Page({ children }: Pick<SearchPageProps, 'children'>) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const submit = (words: string) =>
    void navigate({ search: words === '' ? '' : `?${new URLSearchParams({ q: words })}` })
  return (
    <>
      <PageSeo {...searchSeo} />
      <SearchPage asked={readWords(search)} onSubmit={submit}>
        {children}
      </SearchPage>
    </>
  )
}

type FoundProps = { words: string; answered: Answered | null; onClear: () => void }

function Found({ words, answered, onClear }: FoundProps) {
  const { storefront } = useShop()
  const { data: products, isFetching, refetch } = useQuery(allProductsQuery(storefront))
  const { found, isForgiving } = useProductSearch(products ?? NONE, words)
  // Until the browser has the whole list, the server's answer to the same words is the better one.
  if (answered && (isFetching || !isForgiving) && words.trim() === answered.words)
    return <Games words={words} found={answered.found} count={answered.count} onClear={onClear} />
  if (products) return <Games words={words} found={found} count={found.length} onClear={onClear} />
  if (isFetching) return <Loading />
  return <ProductsFailure className="mt-8" onRetry={() => void refetch()} />
}

type GamesProps = {
  words: string
  found: readonly ProductSummary[]
  count: number
  onClear: () => void
}

function Games({ words, found, count, onClear }: GamesProps) {
  const { settings } = useShop()
  const prefetchProduct = usePrefetchProduct()
  return (
    <>
      <SearchCount count={count} words={words} />
      {count === 0 ? (
        <SearchEmpty onClear={onClear} />
      ) : (
        <GrowingProductGrid
          products={found}
          figures={settings.figures}
          actionsFor={(product) => <BuyButtons product={product} />}
          onIntent={prefetchProduct}
        />
      )}
    </>
  )
}

function Loading() {
  return (
    <>
      <p role="status" className="my-5 text-muted">
        Searching the gully...
      </p>
      <ProductGridSkeleton count={SKELETONS} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const retry = useRetry()
  if (!isRouteErrorResponse(error)) throw error
  return <Page>{() => <ProductsFailure className="mt-8" onRetry={retry} />}</Page>
}
