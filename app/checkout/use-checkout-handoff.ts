import { useState } from 'react'
import { onDemand } from '#app/browser/on-demand.tsx'
import type { useCartRefresh } from '#app/cart/quote/use-cart-refresh.ts'
import { useSeenPrices } from '#app/cart/quote/use-seen-prices.ts'
import { useCart, useCartParts } from '#app/cart/store/use-cart.ts'
import type { OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { type CheckoutRefusal, useCheckout } from '#app/cart/to-checkout/use-checkout.ts'
import { useStandingRefusal } from '#app/cart/to-checkout/use-standing-refusal.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { countItems } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import { checkout } from '#content/checkout.ts'
import type { FoundChanges } from './final-check.ts'
import type { useOrderQuote } from './use-order-quote.ts'

const loadFinalCheck = onDemand(() => import('./final-check.ts'))

/** What the shopper must confirm before the redirect. */
export type Changes = FoundChanges & { readonly input: CheckoutInput }

/** A press of the form's button, or of the dialog's. */
type Attempt = { readonly input: CheckoutInput; readonly confirmed?: Changes }

export type HandoffParts = {
  readonly refresh: ReturnType<typeof useCartRefresh>['refresh']
  readonly order: ReturnType<typeof useOrderQuote>
  readonly codes: OrderCodes
}

/**
 * From a valid form to the hosted checkout: reads prices, stock and the store's total again, and has the shopper
 * confirm every difference first.
 */
export function useCheckoutHandoff(parts: HandoffParts) {
  const { codes, refresh, order } = parts
  const { lines, count } = useCart()
  const { store } = useCartParts()
  const { seen, accept } = useSeenPrices(lines)
  const removeSoldOut = useRemovalOfSoldOut()
  const [changes, setChanges] = useState<Changes | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<(CheckoutRefusal & { count: number }) | null>(null)

  const { isPending, mutate, abort, leave } = useCheckout<Attempt>({
    async prepare({ input, confirmed }, signal) {
      setRefusal(null)
      const accepted = confirmed
        ? { seen: accept(removeSoldOut()), quote: confirmed.quote }
        : { seen, quote: order.quote }
      const { findChanges, toDetails } = await loadFinalCheck()
      await refresh()
      const current = store.getState().items
      const contact = { email: input.email, zip: input.zipCode, province: input.state }
      const quote = await order.quoteAgain(current, contact, signal)
      const found = findChanges(accepted, current, quote, codes)
      setOpen(found !== null)
      if (!found) return { lines: current, details: toDetails(input, codes) }
      setChanges({ input, ...found })
      return null
    },
    async onRefused(refused, sent) {
      setRefusal({ ...refused, count: countItems(sent.lines) })
      await refresh()
    },
    onFailed: () => showToast(checkout.failed),
  })

  return {
    seen,
    // Other quantities may not be refused.
    refusal: useStandingRefusal(refusal?.count === count ? refusal : null),
    changes,
    isOpen,
    isConfirming: isPending,
    leave: (input: CheckoutInput, signal: AbortSignal) => leave({ input }, signal),
    confirm: () => changes && mutate({ input: changes.input, confirmed: changes }),
    close() {
      // The dialog also reports that it was closed because nothing has changed any more.
      if (isOpen) abort()
      setOpen(false)
    },
  }
}

/** Takes sold-out games off the cart. @returns the lines that are left */
function useRemovalOfSoldOut() {
  const { store, actions } = useCartParts()
  return (): readonly CartLine[] => {
    const current = store.getState().items
    const available = current.filter(({ variant }) => variant.available)
    for (const line of current) if (!available.includes(line)) actions.remove(line.variantId)
    return available
  }
}
