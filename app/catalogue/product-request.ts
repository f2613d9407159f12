import { type ProductFilter, productFilters } from '#commerce/model/filter-products.ts'
import { type ProductOrder, productOrders } from '#commerce/model/sort-products.ts'

/** Search, order and filters of the list of all games; stored in the URL. */
export type ProductRequest = {
  readonly words: string
  readonly order: ProductOrder
  readonly filters: readonly ProductFilter[]
}

/** Longer searches are cut: no title is this long, nor a usual message with a link. */
export const MAX_WORDS = 200

/** Reads `?q=&sort=&filter=for-2+party`, whose `+` some apps encode when a link is shared; ignores invalid values. */
export function readProductRequest(search: string): ProductRequest {
  const parameters = new URLSearchParams(search)
  const filters = parameters.get('filter')?.split(/[ +]/) ?? []
  return {
    words: (parameters.get('q') ?? '').slice(0, MAX_WORDS),
    order: readOrder(parameters.get('sort')),
    filters: productFilters.filter((filter) => filters.includes(filter)),
  }
}

/** Adds the filter if it is missing, removes it if it is there. */
export function toggleFilter(
  { filters }: ProductRequest,
  toggled: ProductFilter,
): readonly ProductFilter[] {
  return productFilters.filter((filter) => filters.includes(filter) !== (filter === toggled))
}

export function readOrder(value: string | null): ProductOrder {
  return productOrders.find((order) => order === value) ?? 'default'
}

/** The inverse of `readProductRequest`; '' when empty. Keeps other parameters, and those of parts not given. */
export function writeProductRequest(
  { words, order, filters }: Partial<ProductRequest>,
  search: string,
): string {
  const parameters = new URLSearchParams(search)
  if (words !== undefined) setOrDelete(parameters, 'q', words.trim())
  if (order) setOrDelete(parameters, 'sort', order === 'default' ? '' : order)
  if (filters) setOrDelete(parameters, 'filter', filters.join(' '))
  const text = parameters.toString()
  return text && `?${text}`
}

/** The part of the URL's query that the server applies. */
export function keepFilters(search: string): string {
  const { filters } = readProductRequest(search)
  return writeProductRequest({ filters }, '')
}

function setOrDelete(parameters: URLSearchParams, name: string, value: string): void {
  if (value) parameters.set(name, value)
  else parameters.delete(name)
}
