import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { onDemand } from '#app/browser/on-demand.tsx'
import { getQuote } from '#app/cart/requests/get-quote.ts'
import { toOrderLines, toQuotedLines } from '#app/cart/requests/order-lines.ts'
import type { QuoteRequest } from '#app/cart/requests/request-quote.ts'
import { readContact } from '#app/cart/store/checkout-draft.ts'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'

type Order = Omit<QuoteRequest, 'contact'>

const loadStates = onDemand(() => import('./state-suggestions.ts'))
const loadZones = onDemand(() => import('./zone-terms.ts'))

/** The query key of a quote; changes with the lines, the codes and the PIN code. */
export function quoteKey({ lines, discountCodes }: Order, pinCode: string) {
  return ['order-quote', toQuotedLines(lines), discountCodes, pinCode]
}

/** What the store charges for an order, with the contact as typed at the time of the request. */
export function orderQuoteQuery(order: Order, pinCode: string) {
  return queryOptions({
    queryKey: quoteKey(order, pinCode),
    enabled: toOrderLines(order.lines).length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => getQuote({ ...order, contact: readContact() }, signal),
  })
}

/** India's states, the suggestions of the state field. */
export const stateNamesQuery = queryOptions({
  queryKey: ['state-names'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await loadStates()).stateNames,
})

/** The likeliest state of a PIN code; null when `state` is one of its states. */
export function likelyStateQuery(pinCode: string, state: string) {
  return queryOptions({
    queryKey: ['likely-state', pinCode, state],
    enabled: pinCode.length === 6,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await loadStates()).findLikelyState(pinCode, state),
  })
}

/** The terms of delivery at a PIN code; they change with the day. */
export function zoneTermsQuery(pinCode: string | null, figures: FiguresSource) {
  return queryOptions({
    queryKey: ['zone-terms', pinCode],
    enabled: pinCode !== null,
    staleTime: 60_000,
    // The page may be kept open overnight.
    refetchOnWindowFocus: true,
    queryFn: async () => (await loadZones()).findZoneTerms(pinCode ?? '', figures, new Date()),
  })
}
