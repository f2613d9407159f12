import { useQuery } from '@tanstack/react-query'
import { type OrderCodes, toDiscountCodes } from '#app/cart/store/use-order-codes.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { estimateOrder, type OrderQuote } from '#commerce/model/order-quote.ts'
import { cartQuoteQuery } from './cart-queries.ts'

export type CartQuote = OrderQuote & { readonly isPending: boolean }

/**
 * What the store charges for the cart; until it responds, the sum of the lines. The quote is requested only while the
 * sheet is open, and only where delivery is not free for all or a code is applied.
 */
export function useCartQuote(
  lines: readonly CartLine[],
  codes: OrderCodes,
  isShown: boolean,
): CartQuote {
  const { alwaysFree } = useClaims()
  const discountCodes = toDiscountCodes(codes)
  const isAsked = isShown && (!alwaysFree || discountCodes.length > 0)
  const { data, isFetching } = useQuery(cartQuoteQuery({ lines, discountCodes }, isAsked))
  return { ...(data ?? estimateOrder(lines)), isPending: isFetching }
}
