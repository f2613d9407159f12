import { useEffect, useMemo, useState } from 'react'
import type { ProductSummary } from '#commerce/model/product.ts'
import type { createProductSearch } from '#commerce/model/product-search.ts'
import { filterProducts } from './filter-products.ts'

type CreateSearch = typeof createProductSearch

const loadSearch = async () =>
  (await import('#commerce/model/product-search.ts')).createProductSearch

/**
 * Games found by words. The search that forgives mistakes is fetched with the first word; until it
 * is here, and where it cannot be fetched, games are found by the very letters and `isForgiving` is false.
 */
export function useProductSearch(products: readonly ProductSummary[], words: string) {
  const [create, setCreate] = useState<CreateSearch | null>(null)
  const isSearching = words.trim() !== ''

  // Joins the page to a script of its own.
  useEffect(() => {
    if (!isSearching) return
    let isHere = true
    loadSearch().then(
      (loaded) => isHere && setCreate(() => loaded),
      // Offline: the letters must do.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isSearching])

  const search = useMemo(() => create?.(products), [create, products])
  const found = useMemo(
    () => (search ? search(words) : filterProducts(products, words)),
    [search, products, words],
  )
  return { found, isForgiving: search !== undefined || !isSearching }
}
