import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useShop } from '#app/shop/shop-provider.tsx'
import { isOffered, productFilters } from '#commerce/model/filter-products.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { finder } from '#content/catalogue.ts'
import { type ProductRequest, toggleFilter, writeProductRequest } from './product-request.ts'

export type ProductFiltersProps = {
  request: ProductRequest
  /** The games that the page has loaded. */
  products: readonly ProductSummary[]
  onChange: (part: Partial<ProductRequest>) => void
  /** The URL's query when the page was opened. */
  address: string
}

/** A sticky rail of the filters that the store has games for. Links, to work without script and be shared. */
export function ProductFilters({ request, products, onChange, address }: ProductFiltersProps) {
  const { kinds } = useShop().settings
  const offered = productFilters.filter(
    (filter) => request.filters.includes(filter) || isOffered(filter, kinds, products),
  )
  return (
    <nav aria-label={finder.filters.label} className="filter-rail">
      <ul>
        {offered.map((filter) => {
          const filters = toggleFilter(request, filter)
          const isChosen = request.filters.includes(filter)
          return (
            <li key={filter}>
              <Link
                to={{ search: writeProductRequest({ ...request, filters }, address) }}
                aria-current={isChosen || undefined}
                className="chip"
                preventScrollReset
                onClick={(event) => {
                  if (!isPlainTap(event)) return
                  event.preventDefault()
                  onChange({ filters })
                }}
              >
                {finder.filters.names[filter]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Not a click that opens a tab or a window. */
function isPlainTap({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}
