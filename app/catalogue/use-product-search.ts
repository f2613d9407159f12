import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ProductSummary } from '#commerce/model/product.ts'

type Search = (products: readonly ProductSummary[], words: string) => readonly ProductSummary[]

const everyGame: Search = (products) => products

/** A deferred script of 6 kB that only searches need. */
const searchQuery = queryOptions({
  queryKey: ['product-search'],
  queryFn: async (): Promise<Search> =>
    (await import('#commerce/model/product-search.ts')).searchProducts,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Searches games by these words; `search` is null until its script has loaded. */
export function useProductSearch(words: string) {
  const isAsked = words.trim() !== ''
  const { data = null, isError, error, refetch } = useQuery({ ...searchQuery, enabled: isAsked })
  return { search: isAsked ? data : everyGame, isError: isAsked && isError, error, refetch }
}
