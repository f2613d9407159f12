import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QuotedOrder } from '#app/cart/quote/total-rows.tsx'
import { getQuote } from '#app/cart/requests/get-quote.ts'
import type { QuoteRequest } from '#app/cart/requests/request-quote.ts'
import { useDraftPin } from '#app/cart/store/checkout-draft.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { estimateOrder, type OrderQuote } from '#commerce/model/order-quote.ts'
import { orderQuoteQuery, quoteKey } from './checkout-queries.ts'

/** What an order costs: the store's quote or, until it arrives, the sum of the lines. */
export function useOrderQuote(lines: readonly CartLine[], discountCodes: readonly string[]) {
  const client = useQueryClient()
  const typed = useDraftPin()
  const pinCode = typed.length === 6 ? typed : ''
  const { data, isFetching } = useQuery(orderQuoteQuery({ lines, discountCodes }, pinCode))
  const answered = isSomethingLeft(lines) ? data : undefined
  const quote: QuotedOrder = { ...(answered ?? estimateOrder(lines)), isPending: isFetching }
  return {
    quote,
    /** Requests the quote again before the redirect; without a response, already logged, the previous amounts stay. */
    async quoteAgain(
      now: readonly CartLine[],
      contact: QuoteRequest['contact'],
      signal: AbortSignal,
    ): Promise<OrderQuote> {
      if (!isSomethingLeft(now)) return estimateOrder(now)
      const order = { lines: now, discountCodes }
      const current = await getQuote({ ...order, contact }, signal).catch(() => null)
      signal.throwIfAborted()
      if (!current) return answered ?? estimateOrder(now)
      client.setQueryData(quoteKey(order, pinCode), current)
      return current
    },
  }
}

function isSomethingLeft(lines: readonly CartLine[]): boolean {
  return lines.some(({ variant }) => variant.available)
}
