import { useState } from 'react'
import { usePageMutation } from '#app/browser/use-page-mutation.ts'
import { findLineChanges, type LineChange, type SeenPrices } from '#app/cart/line-changes.ts'
import { useCart, useCartParts } from '#app/cart/use-cart.ts'
import type { useCartRefresh } from '#app/cart/use-cart-refresh.ts'
import { type CheckoutRefusal, goToCheckout } from '#app/cart/use-checkout.ts'
import { useSeenPrices } from '#app/cart/use-seen-prices.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import type { Money } from '#commerce/model/money.ts'
import { orderTotals } from '#commerce/model/order-totals.ts'
import { checkout } from '#content/checkout.ts'
import { toDetails } from './checkout-details.ts'
import type { AppliedCode } from './use-applied-code.ts'

/** What the shopper must confirm before the redirect. */
export type Changes = {
  readonly input: CheckoutInput
  readonly lines: readonly LineChange[]
  /** Why codes no longer apply, a sentence for each. */
  readonly lost: readonly string[]
  readonly total: Money
}

type Known = { readonly seen: SeenPrices; readonly total: Money }

export type HandoffParts = {
  readonly refresh: ReturnType<typeof useCartRefresh>['refresh']
  readonly coupon: AppliedCode
  readonly referral: AppliedCode
}

/**
 * From a valid form to the hosted checkout: prices, stock and codes are read again, and the shopper
 * confirms every difference first.
 */
export function useCheckoutHandoff(parts: HandoffParts) {
  const { coupon, referral, refresh } = parts
  const { lines } = useCart()
  const finalCheck = useFinalCheck(parts)
  const { seen, accept } = useSeenPrices(lines)
  const [changes, setChanges] = useState<Changes | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<CheckoutRefusal | null>(null)
  const totals = orderTotals(lines, { coupon: coupon.discount, referral: referral.discount })

  async function leave(
    input: CheckoutInput,
    signal: AbortSignal,
    known: Known = { seen, total: totals.total },
  ): Promise<void> {
    setRefusal(null)
    const { current, ...found } = await finalCheck(input, signal, known)
    setOpen(found.isChanged)
    if (found.isChanged) return setChanges({ input, ...found })
    const details = toDetails(input, coupon.code, referral.code)
    const refused = await goToCheckout(current, details, signal)
    setRefusal(refused)
    if (refused) await refresh()
  }

  const { isPending, confirm } = useConfirmation(async (seenChanges, available, signal) => {
    const known = { seen: accept(available), total: seenChanges.total }
    if (available.length === 0) setOpen(false)
    else await leave(seenChanges.input, signal, known)
  })

  return {
    seen,
    totals,
    refusal,
    changes,
    isOpen,
    isConfirming: isPending,
    leave,
    confirm: () => changes && confirm(changes),
    close: () => setOpen(false),
  }
}

/** Compares the store's current cart and codes with what the shopper has seen. */
function useFinalCheck({ refresh, coupon, referral }: HandoffParts) {
  const { store } = useCartParts()
  return async ({ email }: CheckoutInput, signal: AbortSignal, known: Known) => {
    const [couponNow, referralNow] = await Promise.all([
      coupon.recheck(email, signal),
      referral.recheck(email, signal),
      refresh(),
    ])
    signal.throwIfAborted()
    const current = store.getState().items
    const reductions = { coupon: couponNow.discount, referral: referralNow.discount }
    const { total } = orderTotals(current, reductions)
    const lines = findLineChanges(known.seen, current)
    const lost = [couponNow.lost, referralNow.lost].filter((reason) => reason !== null)
    const isChanged = lines.length > 0 || lost.length > 0 || total.minor !== known.total.minor
    return { current, lines, lost, total, isChanged }
  }
}

/** Removes sold-out lines once confirmed, then checks again. */
function useConfirmation(
  onConfirmed: (
    changes: Changes,
    available: readonly CartLine[],
    signal: AbortSignal,
  ) => Promise<void>,
) {
  const { store, actions } = useCartParts()
  const { isPending, mutate } = usePageMutation<Changes>({
    async mutationFn(changes, signal) {
      const current = store.getState().items
      const available = current.filter(({ variant }) => variant.available)
      for (const line of current) if (!available.includes(line)) actions.remove(line.variantId)
      await onConfirmed(changes, available, signal)
    },
    onError(error) {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('Checkout could not be created:', error)
      showToast(checkout.failed)
    },
  })
  return { isPending, confirm: mutate }
}
