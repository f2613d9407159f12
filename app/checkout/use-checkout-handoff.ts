import { useState } from 'react'
import { findLineChanges, type LineChange, type SeenPrices } from '#app/cart/quote/line-changes.ts'
import type { useCartRefresh } from '#app/cart/quote/use-cart-refresh.ts'
import { useSeenPrices } from '#app/cart/quote/use-seen-prices.ts'
import { useCart, useCartParts } from '#app/cart/store/use-cart.ts'
import type { OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { type CheckoutRefusal, useCheckout } from '#app/cart/to-checkout/use-checkout.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { countItems } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import type { OrderQuote } from '#commerce/model/order-quote.ts'
import { checkout } from '#content/checkout.ts'
import { toDetails } from './checkout-details.ts'
import type { useOrderQuote } from './use-order-quote.ts'

/** What the shopper must confirm before the redirect. */
export type Changes = {
  readonly input: CheckoutInput
  readonly lines: readonly LineChange[]
  /** Why codes no longer apply, a sentence for each. */
  readonly lost: readonly string[]
  readonly quote: OrderQuote
}

/** A press of the form's button, or of the dialog's. */
type Attempt = { readonly input: CheckoutInput; readonly confirmed?: Changes }

type Accepted = { readonly seen: SeenPrices; readonly quote: OrderQuote }

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
  const finalCheck = useFinalCheck(parts)
  const { seen, accept } = useSeenPrices(lines)
  const removeSoldOut = useRemovalOfSoldOut()
  const [changes, setChanges] = useState<Changes | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<(CheckoutRefusal & { count: number }) | null>(null)

  const { isBusy, start, leave } = useCheckout<Attempt>({
    async prepare({ input, confirmed }, signal) {
      setRefusal(null)
      const accepted = confirmed
        ? { seen: accept(removeSoldOut()), quote: confirmed.quote }
        : { seen, quote: order.quote }
      const { current, ...found } = await finalCheck(input, signal, accepted)
      setOpen(found.isChanged)
      if (!found.isChanged) return { lines: current, details: toDetails(input, codes) }
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
    refusal: refusal?.count === count ? refusal : null,
    changes,
    isOpen,
    isConfirming: isBusy,
    leave: (input: CheckoutInput, signal: AbortSignal) => leave({ input }, signal),
    confirm: () => changes && start({ input: changes.input, confirmed: changes }),
    close: () => setOpen(false),
  }
}

/** Compares the store's current cart and total with what the shopper has seen. */
function useFinalCheck({ refresh, order }: HandoffParts) {
  const { store } = useCartParts()
  return async (input: CheckoutInput, signal: AbortSignal, accepted: Accepted) => {
    await refresh()
    const current = store.getState().items
    const contact = { email: input.email, zip: input.zipCode, province: input.state }
    const quote = await order.quoteAgain(current, contact, signal)
    const lines = findLineChanges(accepted.seen, current)
    const lost = listLostCodes(accepted.quote, quote)
    const isChanged =
      lines.length > 0 || lost.length > 0 || quote.total.minor !== accepted.quote.total.minor
    return { current, lines, lost, quote, isChanged }
  }
}

/** Why codes that applied before take nothing off. */
function listLostCodes(seen: OrderQuote, now: OrderQuote): string[] {
  return Object.entries(now.codes).flatMap(([code, effect]) =>
    !effect.valid && seen.codes[code]?.valid !== false ? [effect.reason] : [],
  )
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
