import { type ProductOrder, productOrders } from '#commerce/model/sort-products.ts'

/** Search and order of the list of all games; stored in the URL. */
export type ProductRequest = { readonly words: string; readonly order: ProductOrder }

const MAX_WORDS = 100

/** Reads `?q=&sort=`; ignores invalid values. */
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

/** The inverse; '' when empty. Keeps other parameters. */
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
