import { queryOptions } from '@tanstack/react-query'
import { productTimes } from '#app/catalogue/product-queries.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { listDecks } from '#commerce/operations/play-cards.ts'

/** The deck is dealt from this many of the featured games, whose boxes it shows: home carries their cards. */
const DEALT_FROM = 3

/** Cards to draw on the home page. */
export function decksQuery(storefront: StorefrontClient) {
  return queryOptions({
    queryKey: ['products', 'decks'],
    queryFn: ({ signal }) => listDecks(storefront, DEALT_FROM, { signal }),
    ...productTimes,
  })
}
