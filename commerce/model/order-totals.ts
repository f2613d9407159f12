import { sumLines } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { type Money, roundMoney } from './money.ts'

/** What codes take off an order; null without a code, or while the amount is unknown. */
export type Reductions = { readonly coupon: Money | null; readonly referral: Money | null }

export type OrderTotals = {
  readonly subtotal: Money
  /** What the codes take off, in whole units so that the displayed amounts add up. */
  readonly coupon: Money
  readonly referral: Money
  readonly total: Money
}

/**
 * An order's totals before the store computes them: sold-out games cost nothing, and codes never take
 * off more than the subtotal.
 */
export function orderTotals(lines: readonly CartLine[], reductions: Reductions): OrderTotals {
  const subtotal = sumLines(lines.filter(({ variant }) => variant.available))
  const { currency } = subtotal
  const coupon = capped(reductions.coupon, currency, subtotal.minor)
  const referral = capped(reductions.referral, currency, subtotal.minor - coupon)
  const total = { minor: subtotal.minor - coupon - referral, currency }
  const shownReferral = roundMoney({ minor: referral, currency })
  const shownOff = roundMoney(subtotal).minor - roundMoney(total).minor
  return {
    subtotal,
    coupon: { minor: Math.max(0, shownOff - shownReferral.minor), currency },
    referral: shownReferral,
    total,
  }
}

/** In minor units; 0 for another currency. */
function capped(money: Money | null, currency: string, most: number): number {
  return money?.currency === currency ? Math.max(0, Math.min(money.minor, most)) : 0
}
