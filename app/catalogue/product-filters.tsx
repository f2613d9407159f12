import { useShop } from '#app/shop/shop-provider.tsx'
import { isOffered, productFilters } from '#commerce/model/filter-products.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { finder } from '#content/catalogue.ts'
import { type ProductRequest, readProductRequest, toggleFilter } from './product-request.ts'
import { RequestLink } from './request-link.tsx'

export type ProductFiltersProps = {
  request: ProductRequest
  /** The games that the page has loaded. */
  products: readonly ProductSummary[]
  onChange: (part: Partial<ProductRequest>) => void
  /** The URL's query when the page was opened. */
  address: string
}

/**
 * A sticky rail of the filters that the store has games for. Those that the page was opened with come first: on a phone
 * others are scrolled out of sight. Filters keep their places while they are tapped.
 */
export function ProductFilters({ request, products, onChange, address }: ProductFiltersProps) {
  const { kinds } = useShop().settings
  const opened = readProductRequest(address).filters
  const offered = [...new Set([...opened, ...productFilters])].filter(
    (filter) => request.filters.includes(filter) || isOffered(filter, kinds, products),
  )
  return (
    <nav aria-label={finder.filters.label} className="filter-rail">
      <ul>
        {offered.map((filter) => (
          <li key={filter}>
            <RequestLink
              request={request}
              change={{ filters: toggleFilter(request, filter) }}
              onRequest={onChange}
              address={address}
              aria-current={request.filters.includes(filter) || undefined}
            >
              {finder.filters.names[filter]}
            </RequestLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
