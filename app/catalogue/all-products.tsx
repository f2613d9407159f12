import { useDeferredValue, useMemo } from 'react'
import type { ProductSummary } from '#commerce/model/product.ts'
import { sortProducts } from '#commerce/model/sort-products.ts'
import { allGames } from '#content/catalogue.ts'
import { GrowingProductGrid } from './growing-product-grid.tsx'
import { NoGamesFound } from './no-games-found.tsx'
import { ProductFinder } from './product-finder.tsx'
import { writeProductRequest } from './product-request.ts'
import { ProductsFailure } from './products-failure.tsx'
import { useProductRequest } from './use-product-request.ts'
import { everyGame, prepareSearch, useProductSearch } from './use-product-search.ts'

export type AllProductsProps = {
  products: readonly ProductSummary[]
  /** Total number of games, when `products` has only the first. */
  total?: number
  /** The URL's query when the page was opened: `?q=ludo&sort=name`. */
  address: string
}

/** Every game, searched and sorted while typing (specification section 2, All-products). */
export function AllProducts({ products, total = products.length, address }: AllProductsProps) {
  const { request, change } = useProductRequest(address)
  // Keeps typing fast: a long list re-renders at low priority.
  const { words, order } = useDeferredValue(request)
  const { search, isError, error, refetch } = useProductSearch(words)
  // Until the search has loaded, the list stays unfiltered.
  const found = useMemo(
    () => sortProducts(search ? search.find(products, words) : products, order),
    [search, products, words, order],
  )
  const count = search && words.trim() !== '' ? found.length : total
  return (
    <>
      <ProductFinder request={request} onChange={change} onFocus={() => prepareSearch(products)} />
      {isError ? (
        <ProductsFailure onRetry={() => void refetch()} error={error} />
      ) : (
        <>
          <p role="status" className="my-5 text-muted">
            {allGames.showing(count)}
          </p>
          {found.length > 0 ? (
            <GrowingProductGrid products={found} />
          ) : (
            <NoGamesFound
              instead={(search ?? everyGame).offerInstead(products, words)}
              toSearch={(meant) => writeProductRequest({ ...request, words: meant }, address)}
              onClear={() => change({ words: '' })}
            />
          )}
        </>
      )}
    </>
  )
}
