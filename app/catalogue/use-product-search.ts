import { queryOptions, useQuery } from '@tanstack/react-query'
import { onDemand } from '#app/browser/on-demand.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'

type Search = (products: readonly ProductSummary[], words: string) => readonly ProductSummary[]

const everyGame: Search = (products) => products

/** 6 kB that only searches need. */
const loadSearch = onDemand(() => import('#commerce/model/search/product-search.ts'))

const searchQuery = queryOptions({
  queryKey: ['product-search'],
  queryFn: async (): Promise<Search> => (await loadSearch()).searchProducts,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Searches games by these words; `search` is null until its script has loaded. */
export function useProductSearch(words: string) {
  const isAsked = words.trim() !== ''
  const { data = null, isError, error, refetch } = useQuery({ ...searchQuery, enabled: isAsked })
  return { search: isAsked ? data : everyGame, isError: isAsked && isError, error, refetch }
}
