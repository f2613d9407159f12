import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { pageStyles } from '#app/browser/page-styles.ts'
import { allProductsQuery } from '#app/catalogue/catalogue-queries.ts'
import { FIRST_GAMES, isPartial, keepFirstGames } from '#app/catalogue/first-games.ts'
import { GrowingProductGrid } from '#app/catalogue/growing-product-grid.tsx'
import lists from '#app/catalogue/lists.css?url'
import { NoGamesFound, NoGamesYet, OfferedGames } from '#app/catalogue/no-games-found.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { ProductsFailure } from '#app/catalogue/products-failure.tsx'
import { prepareSearch, useProductSearch } from '#app/catalogue/use-product-search.ts'
import { useRetry } from '#app/catalogue/use-retry.ts'
import { wordSearch } from '#app/catalogue/word-search.ts'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { prefetch } from '#app/shop/prefetch.ts'
import { PrefetchedQueries } from '#app/shop/prefetched-queries.tsx'
import { shopContext } from '#app/shop/shop-context.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import type { SearchFallback } from '#commerce/model/search/product-search.ts'
import { search } from '#content/search.ts'
import { searchSeo } from '#merchant/seo/search.ts'
import type { Route } from './+types/search.route'
import stylesheet from './few-results.css?url'
import { offerGames } from './offer-games.ts'
import { SearchCount, SearchPage } from './search-page.tsx'
import { readWords, useSearchWords, writeWords } from './use-search-words.ts'

/** Skeleton cards while the list is loading (specification section 9). */
const SKELETONS = 8

/** The server's results for the words in the URL: for the first paint and browsers without script. */
type Answered = {
  readonly words: string
  readonly found: readonly ProductSummary[]
  readonly count: number
  /** Offered when nothing or little is found. */
  readonly instead: SearchFallback<ProductSummary> | null
}

export const links = () => [...pageStyles(lists), ...pageStyles(stylesheet)]

export async function loader({ context, request }: Route.LoaderArgs) {
  const words = readWords(new URL(request.url).search)
  const query = allProductsQuery(context.get(shopContext).storefront)
  const { queries, result: products } = await prefetch(context, async (client) => {
    const products = await client.fetchQuery(query)
    keepFirstGames(client, query.queryKey, products)
    return products
  })
  const found = wordSearch.find(products, words)
  context.get(shopContext).desk?.onSearch(words, found.length)
  return {
    queries,
    answered: {
      words,
      found: found.slice(0, FIRST_GAMES),
      count: found.length,
      instead: offerGames(products, found, () => wordSearch.suggestAlternatives(products, words)),
    },
  }
}

export function clientLoader() {
  return undefined
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { words, type, send } = useSearchWords()
  const { storefront } = useShop()
  const client = useQueryClient()
  const prepare = () => prepareSearch(client.getQueryData(allProductsQuery(storefront).queryKey))
  return (
    <PrefetchedQueries queries={loaderData?.queries}>
      <PageSeo {...searchSeo} />
      <SearchPage words={words} onType={type} onFocus={prepare} onSend={send}>
        <Found words={words} answered={loaderData?.answered ?? null} onClear={() => send('')} />
      </SearchPage>
    </PrefetchedQueries>
  )
}

type FoundProps = { words: string; answered: Answered | null; onClear: () => void }

function Found({ words: typed, answered, onClear }: FoundProps) {
  const { storefront } = useShop()
  const list = useQuery(allProductsQuery(storefront))
  // Keeps typing fast: a long list rerenders only when the browser is idle.
  const words = useDeferredValue(typed)
  const { search, ...script } = useProductSearch(words)
  // Until the browser has the whole list, the server's results for the same words are better.
  const listFailure = list.isError && !list.isFetching && (
    <ProductsFailure className="mt-8" onRetry={() => void list.refetch()} error={list.error} />
  )
  if (answered?.words === words.trim() && (list.isFetching || isPartial(list) || !search)) {
    return (
      <>
        <Games {...answered} words={words} onClear={onClear} />
        {answered.found.length < answered.count && listFailure}
      </>
    )
  }
  // The first games alone would find too little.
  const products = isPartial(list) ? undefined : list.data
  if (!products) return listFailure || <Loading />
  if (search) {
    const found = search.find(products, words)
    const instead = offerGames(products, found, () => search.suggestAlternatives(products, words))
    return (
      <Games words={words} found={found} instead={instead} onClear={onClear} count={found.length} />
    )
  }
  if (!script.isError) return <Loading />
  return (
    <ProductsFailure className="mt-8" onRetry={() => void script.refetch()} error={script.error} />
  )
}

function Games({ words, found, count, instead, onClear }: Answered & { onClear: () => void }) {
  const isEverything = words.trim() === ''
  return (
    <div className={instead && count > 0 ? 'few-results' : undefined}>
      <div>
        <SearchCount count={count} words={words} />
        {isEverything && count === 0 ? (
          <NoGamesYet />
        ) : instead && count === 0 ? (
          <NoGamesFound instead={instead} toSearch={writeWords} onClear={onClear} />
        ) : (
          <GrowingProductGrid products={found} />
        )}
      </div>
      {instead && count > 0 && <OfferedGames title={search.more} games={instead.games} />}
    </div>
  )
}

function Loading() {
  return (
    <>
      <p role="status" className="my-5 text-muted">
        {search.loading}
      </p>
      <ProductGridSkeleton count={SKELETONS} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const retry = useRetry()
  const { words, type, send } = useSearchWords()
  if (!isRouteErrorResponse(error)) throw error
  return (
    <>
      <PageSeo {...searchSeo} />
      <SearchPage words={words} onType={type} onSend={send}>
        <ProductsFailure className="mt-8" onRetry={retry} />
      </SearchPage>
    </>
  )
}
