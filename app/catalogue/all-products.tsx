import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { sortProducts } from '#commerce/model/sort-products.ts'
import { ProductFinder } from './product-finder.tsx'
import { useProductRequest } from './use-product-request.ts'
import { useProductSearch } from './use-product-search.ts'

export type AllProductsProps = {
  products: readonly ProductSummary[]
  /** Games there are, when `products` are only the first of them. */
  total?: number
  /** The address's query when the page was opened. */
  search: string
  /** Draws the games that were found. */
  children: (products: readonly ProductSummary[]) => ReactNode
}

/** Every game, searched and sorted as one types (specification section 2, All-products). */
export function AllProducts({
  products,
  total = products.length,
  search,
  children,
}: AllProductsProps) {
  const { request, change } = useProductRequest(search)
  // Typing stays quick: a long list is drawn anew only when the browser has time.
  const { words, order } = useDeferredValue(request)
  const { found: matching } = useProductSearch(products, words)
  const found = useMemo(() => sortProducts(matching, order), [matching, order])
  const count = matching === products ? total : found.length
  return (
    <>
      <ProductFinder request={request} onChange={change} />
      <p role="status" className="my-5 text-muted">
        Showing {count} games
      </p>
      {found.length > 0 ? (
        children(found)
      ) : (
        <EmptyState title="No games found" text="No game in the gully answers to that.">
          <Button onClick={() => change({ words: '' })}>Clear Search</Button>
        </EmptyState>
      )}
    </>
  )
}
