import { queryOptions, useQuery } from '@tanstack/react-query'
import { onDemand } from '#app/browser/on-demand.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import type { SearchFallback } from '#commerce/model/search/product-search.ts'
import type { PageLink } from '#merchant/navigation.ts'
import { gamesToTry } from './games-to-try.ts'

/** What to offer when nothing is found. */
export type Alternatives = SearchFallback<ProductSummary> & {
  /** The page about what is asked for, which is no game. */
  readonly help?: PageLink | null
}

type Search = {
  readonly find: (products: readonly ProductSummary[], words: string) => readonly ProductSummary[]
  readonly suggestAlternatives: (products: readonly ProductSummary[], words: string) => Alternatives
}

/** The search without words: it finds every game. */
export const everyGame: Search = {
  find: (products) => products,
  suggestAlternatives: (products) => ({ words: null, games: gamesToTry(products) }),
}

/** 7 kB that only searches need. */
const loadSearch = onDemand(() => import('./word-search.ts'))

/** Preloads the search for a shopper who is about to type. After a failure the search itself retries and reports it. */
export function prepareSearch(products: readonly ProductSummary[] = []): void {
  void loadSearch().then(
    ({ wordSearch }) => wordSearch.prepare(products),
    () => undefined,
  )
}

const searchQuery = queryOptions({
  queryKey: ['product-search'],
  queryFn: async (): Promise<Search> => (await loadSearch()).wordSearch,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Searches games by these words; `search` is null until its script has loaded. */
export function useProductSearch(words: string) {
  const isAsked = words.trim() !== ''
  const { data = null, isError, error, refetch } = useQuery({ ...searchQuery, enabled: isAsked })
  return { search: isAsked ? data : everyGame, isError: isAsked && isError, error, refetch }
}
