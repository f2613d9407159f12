import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { replaceSearch } from '#app/browser/replace-search.ts'
import { filterProducts } from '#commerce/model/filter-products.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { sortProducts } from '#commerce/model/sort-products.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { GrowingProductGrid } from './growing-product-grid.tsx'
import { ListStatus } from './list-status.tsx'
import { NoGamesFound, NoGamesYet } from './no-games-found.tsx'
import { ProductFilters } from './product-filters.tsx'
import { ProductFinder } from './product-finder.tsx'
import { type ProductRequest, readProductRequest, writeProductRequest } from './product-request.ts'
import { ProductsFailure } from './products-failure.tsx'
import { everyGame, prepareSearch, useProductSearch } from './use-product-search.ts'

export type AllProductsProps = {
  products: readonly ProductSummary[]
  /** When `products` are only some of the games that match the URL's filters; else null. */
  partial?: PartialList | null
  /** The URL's query when the page was opened: `?q=ludo&sort=name`. */
  address: string
}

type PartialList = {
  /** Number of games that match; null when the games may be others. */
  total: number | null
  /** Shown for another request: the list is loading, or could not be loaded. */
  instead: ReactNode
  /** Shown below the games, when the others could not be loaded. */
  end: ReactNode
}

/** Every game, searched, filtered and sorted at once (specification section 2, All-products). */
export function AllProducts({ products, partial = null, address }: AllProductsProps) {
  const { request, change } = useProductRequest(address)
  // Keeps typing fast: a long list re-renders at low priority.
  const { words, order, filters } = useDeferredValue(request)
  const { search: loaded, isError, error, refetch } = useProductSearch(words)
  const search = useDeferredValue(loaded)
  // Until the search has loaded, the list stays unfiltered.
  const found = useMemo(
    () => filterProducts(sortProducts(search?.find(products, words) ?? products, order), filters),
    [search, products, words, order, filters],
  )
  const isEverything = words.trim() === '' && filters.length === 0
  const isAsOpened =
    words.trim() === '' && filters.join() === readProductRequest(address).filters.join()
  // Another request than the server's may find games that are not loaded yet.
  const isUnknown = partial && !(isAsOpened && order === 'default')
  return (
    <>
      <ProductFinder request={request} onChange={change} onFocus={() => prepareSearch(products)} />
      <ProductFilters request={request} products={products} onChange={change} address={address} />
      {isError ? (
        <ProductsFailure onRetry={() => void refetch()} error={error} />
      ) : isUnknown ? (
        partial.instead
      ) : (
        <>
          <ListStatus
            count={partial?.total ?? found.length}
            request={request}
            onRequest={change}
            address={address}
          />
          {found.length > 0 ? (
            <>
              <GrowingProductGrid
                products={found}
                request={isAsOpened ? '' : `${words} ${order} ${filters}`}
              />
              {partial?.end}
            </>
          ) : isEverything ? (
            <NoGamesYet />
          ) : (
            <NoGamesFound
              text={
                filters.length > 0 ? (
                  <ChosenFilters request={request} onRequest={change} address={address} />
                ) : undefined
              }
              instead={(search ?? everyGame).suggestAlternatives(products, words)}
              toSearch={(meant) => writeProductRequest({ ...request, words: meant }, address)}
              onClear={() => change({ words: '', filters: [] })}
            />
          )}
        </>
      )}
    </>
  )
}

/**
 * The list's search and order, read from the URL and written back while typing, without a history entry
 * or a navigation. Not derived from the URL: writing trims spaces, browsers rate-limit URL changes, and
 * the router updates its location in a transition, too late for a controlled input.
 * @param search the URL's query when the page was opened; until hydration, the part that the server applied
 */
function useProductRequest(search: string) {
  const [changes, setChanges] = useState<Partial<ProductRequest>>({})
  const request = useMemo(() => ({ ...readProductRequest(search), ...changes }), [search, changes])

  function change(part: Partial<ProductRequest>) {
    const next = { ...changes, ...part }
    setChanges(next)
    replaceSearch(writeProductRequest(next, window.location.search))
  }

  return { request, change }
}
