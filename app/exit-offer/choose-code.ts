import { getQuote } from '#app/cart/requests/get-quote.ts'
import { readContact } from '#app/cart/store/checkout-draft.ts'
import { type OrderCodes, toDiscountCodes } from '#app/cart/store/use-order-codes.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { isSameCode } from '#commerce/model/store-cart.ts'

/**
 * The offered code, or the coupon that the shopper applied already if the store takes off as much or more for it. Where
 * that cannot be asked, the shopper's own stays.
 */
export async function chooseCode(
  offered: string,
  codes: OrderCodes,
  lines: readonly CartLine[],
  signal: AbortSignal,
): Promise<string> {
  const { coupon } = codes
  if (coupon === null || isSameCode(coupon, offered)) return offered
  const totalWith = async (code: string) => {
    const discountCodes = toDiscountCodes({ ...codes, coupon: code })
    return (await getQuote({ lines, discountCodes, contact: readContact() }, signal)).total.minor
  }
  try {
    const [appliedTotal, offeredTotal] = await Promise.all([totalWith(coupon), totalWith(offered)])
    return offeredTotal < appliedTotal ? offered : coupon
  } catch {
    // `getQuote` has logged it.
    return coupon
  }
}
