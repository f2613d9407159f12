import { type ProductOrder, productOrders } from '#commerce/model/sort-products.ts'

/** What the shopper asked of the list of all games; kept in the address. */
export type ProductRequest = { readonly words: string; readonly order: ProductOrder }

const MAX_WORDS = 100

/** Labels of the sort selector (specification section 2, All-products). */
export const orderLabels: Readonly<Record<ProductOrder, string>> = {
  default: 'Default',
  name: 'Name A-Z',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
}

/** Reads `?q=&sort=`; what cannot be read counts as not asked. */
export function readProductRequest(search: string): ProductRequest {
  const parameters = new URLSearchParams(search)
  return {
    words: (parameters.get('q') ?? '').slice(0, MAX_WORDS),
    order: readOrder(parameters.get('sort')),
  }
}

export function readOrder(value: string | null): ProductOrder {
  return productOrders.find((order) => order === value) ?? 'default'
}

/** The other way round: '' when nothing is asked. Parameters of others stay. */
export function writeProductRequest({ words, order }: ProductRequest, search: string): string {
  const parameters = new URLSearchParams(search)
  setOrDelete(parameters, 'q', words.trim())
  setOrDelete(parameters, 'sort', order === 'default' ? '' : order)
  const text = parameters.toString()
  return text && `?${text}`
}

function setOrDelete(parameters: URLSearchParams, name: string, value: string): void {
  if (value) parameters.set(name, value)
  else parameters.delete(name)
}
