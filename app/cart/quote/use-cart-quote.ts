import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type OrderCodes, toDiscountCodes } from '#app/cart/store/use-order-codes.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { estimateOrder } from '#commerce/model/order-quote.ts'
import { cartQuoteQuery } from './cart-queries.ts'
import type { QuotedOrder } from './total-rows.tsx'

/**
 * What the store charges for the cart; until it responds, the sum of the lines. The quote is requested only while the
 * sheet is open, and only where delivery is not free for all or a code is applied.
 */
export function useCartQuote(
  lines: readonly CartLine[],
  codes: OrderCodes,
  isShown: boolean,
): QuotedOrder {
  const { isNeeded, discountCodes } = useQuoteNeed(codes)
  const query = cartQuoteQuery({ lines, discountCodes }, isShown && isNeeded)
  const { data, isFetching } = useQuery(query)
  return { ...(data ?? estimateOrder(lines)), isPending: isFetching }
}

/** Asks the store once more for the total of lines that can be bought, before the shopper leaves the sheet for it. */
export function useTotalCheck(codes: OrderCodes) {
  const client = useQueryClient()
  const { isNeeded, discountCodes } = useQuoteNeed(codes)

  /** @returns whether the sheet shows another total; false where it shows none or the store does not respond */
  return async (lines: readonly CartLine[]): Promise<boolean> => {
    if (!isNeeded) return false
    const query = cartQuoteQuery({ lines, discountCodes }, true)
    const shown = client.getQueryData(query.queryKey)
    // A failure is logged where it happens.
    const current = await client.fetchQuery(query).catch(() => shown)
    return shown !== undefined && shown.total.minor !== current?.total.minor
  }
}

function useQuoteNeed(codes: OrderCodes) {
  const { alwaysFree } = useClaims()
  const discountCodes = toDiscountCodes(codes)
  return { discountCodes, isNeeded: !alwaysFree || discountCodes.length > 0 }
}
