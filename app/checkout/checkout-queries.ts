import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { onDemand } from '#app/browser/on-demand.tsx'
import { getQuote } from '#app/cart/get-quote.ts'
import { toOrderLines } from '#app/cart/order-lines.ts'
import type { QuoteRequest } from '#app/cart/request-quote.ts'
import { readContact } from './checkout-draft.ts'
import type { CouponAnswer, CouponRequest } from './request-coupon.ts'

type Order = Omit<QuoteRequest, 'contact'>

const loadStates = onDemand(() => import('#commerce/model/indian-states.ts'))
const loadLikelyState = onDemand(() => import('./likely-state.ts'))
const loadRequestCoupon = onDemand(() => import('./request-coupon.ts'))

/** The query key of a quote; changes with the lines, the codes and the PIN code. */
export function quoteKey({ lines, discountCodes }: Order, pinCode: string) {
  return ['order-quote', toOrderLines(lines), discountCodes, pinCode]
}

/** What the store charges for an order, with the contact as typed when it is asked. */
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
  queryFn: async () => (await loadStates()).indianStates.map(({ name }) => name),
})

/** The likeliest state of a PIN code; null when `state` is one of its states. */
export function likelyStateQuery(pinCode: string, state: string) {
  return queryOptions({
    queryKey: ['likely-state', pinCode, state],
    enabled: pinCode.length === 6,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await loadLikelyState()).findLikelyState(pinCode, state),
  })
}

/** @throws what `requestCoupon` throws, logged unless aborted */
export async function checkCoupon(
  request: CouponRequest,
  signal: AbortSignal,
): Promise<CouponAnswer> {
  try {
    const { requestCoupon } = await loadRequestCoupon()
    return await requestCoupon(request, signal)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
    if (!signal.aborted) console.error('The coupon could not be checked:', error)
    throw error
  }
}
