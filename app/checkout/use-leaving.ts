import { useState } from 'react'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import type { Money } from '#commerce/model/money.ts'
import { orderTotals } from '#commerce/model/order-totals.ts'
import { type CheckoutCart, type CheckoutStart, toDetails } from './checkout-cart.ts'
import { findLineChanges, type LineChange, type SeenPrices } from './line-changes.ts'
import type { Coupon } from './use-coupon.ts'
import type { Referral } from './use-referral.ts'
import { useSeenPrices } from './use-seen-prices.ts'

/** What the shopper has to look at before the page is left. */
export type Changes = {
  readonly input: CheckoutInput
  readonly lines: readonly LineChange[]
  readonly lostCoupon: string | null
  readonly total: Money
}

type Known = { readonly seen: SeenPrices; readonly total: Money }

export type LeavingParts = {
  readonly cart: CheckoutCart
  readonly checkout: CheckoutStart
  readonly coupon: Coupon
  readonly referral: Referral
}

/**
 * The way from a checked form to the hosted checkout: prices, stock and coupon are read once more,
 * and whatever is different from what the shopper saw is shown and confirmed first.
 */
export function useLeaving({ cart, checkout, coupon, referral }: LeavingParts) {
  const { seen, accept } = useSeenPrices(cart.lines)
  const [changes, setChanges] = useState<Changes | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isChecking, setChecking] = useState(false)
  const totalsOf = (lines: readonly CartLine[], discount: Money | null) =>
    orderTotals(lines, { coupon: discount, referral: referral.discount })
  const totals = totalsOf(cart.lines, coupon.discount)

  async function leave(input: CheckoutInput, known: Known = { seen, total: totals.total }) {
    const [, { discount, lost }] = await Promise.all([cart.refresh(), coupon.recheck(input.email)])
    const lines = cart.readLines()
    const { total } = totalsOf(lines, discount)
    const different = findLineChanges(known.seen, lines)
    const isSame = different.length === 0 && lost === null && total.minor === known.total.minor
    if (!isSame) {
      setChanges({ input, lines: different, lostCoupon: lost, total })
      setOpen(true)
      return
    }
    setOpen(false)
    await checkout.start(lines, toDetails(input, coupon.code, referral.code))
  }

  /** The shopper has looked: what is sold out goes, and the last look is taken once more. */
  async function confirm() {
    if (!changes || isChecking) return
    setChecking(true)
    const lines = cart.readLines()
    for (const { variantId, variant } of lines) if (!variant.available) cart.remove(variantId)
    const kept = lines.filter(({ variant }) => variant.available)
    const known = { seen: accept(kept), total: changes.total }
    if (kept.length === 0) setOpen(false)
    else await leave(changes.input, known)
    setChecking(false)
  }

  const close = () => setOpen(false)
  return { seen, totals, changes, isOpen, isChecking, leave, confirm, close }
}
