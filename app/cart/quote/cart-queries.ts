import { queryOptions } from '@tanstack/react-query'
import { getQuote } from '#app/cart/requests/get-quote.ts'
import { toOrderLines, toQuotedLines } from '#app/cart/requests/order-lines.ts'
import type { QuoteRequest } from '#app/cart/requests/request-quote.ts'
import type { CartStore } from '#app/cart/store/cart-actions.ts'
import { loadProducts } from '#app/shop/load-products.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { refreshLines } from './refresh-lines.ts'

/** After this the checkout button stops waiting and uses the stored values. */
const TIMEOUT_MS = 4000
/** Of the best sellers: some may be sold out, or for adults. */
const BEST = 12
/** The pause after a failure before the lines are refreshed again, while a cart is shown. */
const RETRY_MS = 15_000

/**
 * Refreshes the cart's lines from the store (decision 10, choice 10). Logs each failure. A query although it changes
 * the cart: all parts of a page share one request, a newer one cancels it, and it is repeated when the network is back.
 */
export function cartRefreshQuery(storefront: StorefrontClient, cart: CartStore) {
  return queryOptions({
    queryKey: ['cart-refresh'],
    staleTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && RETRY_MS,
    async queryFn({ signal }): Promise<null> {
      const variantIds = cart.getState().items.map(({ variantId }) => variantId)
      if (variantIds.length === 0) return null
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
      const { listVariantsById } = await loadProducts()
      const reading = listVariantsById(storefront, variantIds, { retries: 0, signal: limit })
      const current = await reading.catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
        if (!signal.aborted) console.error('The cart could not be compared with the store:', error)
        throw error
      })
      signal.throwIfAborted()
      cart.change((lines) => refreshLines(lines, variantIds, current))
      return null
    },
  })
}

/** Empty: the sheet leads to the hosted checkout without asking for an address. */
const nothingTyped = { email: '', zip: '', province: '' }

/** What the store charges for the current cart. */
export function cartQuoteQuery(
  { lines, discountCodes }: Omit<QuoteRequest, 'contact'>,
  isWanted: boolean,
) {
  return queryOptions({
    queryKey: ['cart-quote', toQuotedLines(lines), discountCodes],
    staleTime: 0,
    enabled: isWanted && toOrderLines(lines).length > 0,
    queryFn: ({ signal }) => getQuote({ lines, discountCodes, contact: nothingTyped }, signal),
  })
}

/**
 * Games that the store recommends with the one of this handle, without one its best sellers. Logs a failure; the sheet does
 * not show it.
 */
export function suggestionsQuery(
  storefront: StorefrontClient,
  handle: string | null,
  isWanted: boolean,
) {
  return queryOptions({
    queryKey: ['suggestions', handle],
    staleTime: 5 * 60_000,
    enabled: isWanted,
    async queryFn({ signal }) {
      const { listProducts, listSuggestions } = await loadProducts()
      const options = { retries: 0, signal }
      const reading = handle
        ? listSuggestions(storefront, handle, options)
        : listProducts(storefront, { first: BEST, sortKey: 'BEST_SELLING' }, options)
      return reading.catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
        if (!signal.aborted) console.error('Suggestions could not be loaded:', error)
        throw error
      })
    },
  })
}
