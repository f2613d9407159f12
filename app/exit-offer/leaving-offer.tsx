import { useState } from 'react'
import { findLineChanges, type LineChange } from '#app/cart/quote/line-changes.ts'
import { useCartRefresh } from '#app/cart/quote/use-cart-refresh.ts'
import { useSeenPrices } from '#app/cart/quote/use-seen-prices.ts'
import { getQuote } from '#app/cart/requests/get-quote.ts'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { readContact } from '#app/cart/store/checkout-draft.ts'
import { useCart, useCartParts } from '#app/cart/store/use-cart.ts'
import {
  type OrderCodes,
  toCodeDetails,
  toDiscountCodes,
  useOrderCodes,
} from '#app/cart/store/use-order-codes.ts'
import { showCheckoutError } from '#app/cart/to-checkout/show-checkout-error.ts'
import { useCheckout } from '#app/cart/to-checkout/use-checkout.ts'
import { useClaims } from '#app/shop/shop-provider.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { isSameCode } from '#commerce/model/store-cart.ts'
import { ExitOffer } from './exit-offer.tsx'

/** The exit offer for the browser's cart; nothing while it is empty. */
export function LeavingOffer() {
  const { exitCode } = useClaims()
  const { count, lines } = useCart()
  const { changes, isBusy, complete, abort } = useCompletion(exitCode)
  if (count === 0 || exitCode === null) return null
  const isAllSoldOut = changes.length > 0 && !lines.some(({ variant }) => variant.available)
  return (
    <ExitOffer
      code={exitCode}
      itemCount={count}
      changes={changes}
      isBusy={isBusy}
      isAllSoldOut={isAllSoldOut}
      onComplete={complete}
      onClose={abort}
    />
  )
}

/**
 * Refreshes the lines, then opens the hosted checkout with the available ones. Shows a changed price or a sold-out game
 * first; pressing the button again accepts it (decision 10, choice 10). Sends the codes applied elsewhere, too.
 */
function useCompletion(exitCode: string | null) {
  const { lines } = useCart()
  const codes = useOrderCodes()
  const { store } = useCartParts()
  const { refresh } = useCartRefresh(false)
  const { seen, accept } = useSeenPrices(lines)
  const [changes, setChanges] = useState<readonly LineChange[]>([])
  const { isPending, mutate, abort } = useCheckout({
    async prepare(_, signal) {
      await refresh()
      signal.throwIfAborted()
      const current = store.getState().items
      const found = findLineChanges(seen, current)
      setChanges(found)
      accept(current)
      const shown = changes.map(({ line }) => line.variantId)
      const isNew = ({ line, priceBefore }: LineChange) =>
        priceBefore !== null || !shown.includes(line.variantId)
      if (found.some(isNew)) return null
      const buyable = current.filter(({ variant }) => variant.available)
      const coupon = exitCode && (await chooseCode(exitCode, codes, buyable, signal))
      // It was promised for this cart: it still applies when the shopper comes back without an order.
      if (codes.coupon === null) saveAppliedCodes({ coupon })
      return { lines: buyable, details: toCodeDetails({ ...codes, coupon }) }
    },
    onRefused: ({ message }) => showCheckoutError(message),
    onFailed: showCheckoutError,
  })
  return { changes, isBusy: isPending, complete: mutate, abort }
}

/**
 * The offered code, or the coupon that the shopper applied already if the store takes off as much or more for it. Where
 * that cannot be asked, the shopper's own stays.
 */
async function chooseCode(
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
