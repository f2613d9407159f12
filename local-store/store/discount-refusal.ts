import { amountOffUnit, isAmong, unitsEarned } from './buy-x-get-y.ts'
import type { StoreDiscount, StoreDiscountKind } from './catalogue-discounts.ts'
import { formatMoney } from './currency.ts'
import type { LineInPricing, PricingContext } from './pricing-context.ts'
import type { PricedDiscountCode } from './records.ts'

export type DiscountRefusal = {
  readonly reason: NonNullable<PricedDiscountCode['reason']>
  readonly message: string
  readonly hint?: string
}

/**
 * Why a code does not apply to these lines, or null when it does. Does not check whether it combines
 * with other codes.
 *
 * @param email the buyer's; without it, rules about the buyer are skipped
 */
export function findDiscountRefusal(
  discount: StoreDiscount,
  lines: readonly LineInPricing[],
  email: string | null,
  context: PricingContext,
): DiscountRefusal | null {
  return (
    refusalByTime(discount, context.now) ??
    refusalByUse(discount, email, context) ??
    refusalByGoods(discount, lines, context)
  )
}

function refusalByTime(discount: StoreDiscount, now: Date): DiscountRefusal | null {
  const { startsAt, endsAt } = discount
  const isRunning = (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
  return isRunning ? null : { reason: 'expired', message: 'This discount is not valid anymore' }
}

function refusalByUse(
  discount: StoreDiscount,
  email: string | null,
  { usage }: PricingContext,
): DiscountRefusal | null {
  const { code } = discount
  if (discount.usageLimit !== null && usage.usesOf(code) >= discount.usageLimit)
    return { reason: 'limit', message: `The ${code} discount code has reached its usage limit` }
  if (email === null) return null
  if (discount.oncePerCustomer && usage.hasUsed(code, email))
    return { reason: 'used', message: `You have already used the ${code} discount code` }
  if (discount.firstOrderOnly && usage.hasOrdered(email))
    return { reason: 'used', message: `The ${code} discount code is for your first order only` }
  return null
}

function refusalByGoods(
  discount: StoreDiscount,
  lines: readonly LineInPricing[],
  { market: { currency } }: PricingContext,
): DiscountRefusal | null {
  const { code, kind, minimumSubtotal, minimumQuantity } = discount
  const unfit = `The ${code} discount code is not valid for the items in your cart`
  const counted = lines.filter((line) => isAmong(discount.appliesTo, line))
  const quantity = counted.reduce((sum, line) => sum + line.quantity, 0)
  const subtotal = counted.reduce((sum, line) => sum + line.subtotal, 0)
  if (quantity === 0) return { reason: 'not-eligible', message: unfit }
  if (minimumSubtotal !== null && subtotal < minimumSubtotal)
    return {
      reason: 'minimum',
      message: unfit,
      hint: `add ${formatMoney(minimumSubtotal - subtotal, currency)} more to use it`,
    }
  if (minimumQuantity !== null && quantity < minimumQuantity) {
    const missing = minimumQuantity - quantity
    return {
      reason: 'minimum-quantity',
      message: unfit,
      hint: `add ${missing} more ${missing === 1 ? 'item' : 'items'} to use it`,
    }
  }
  if (kind.type === 'buyXGetY' && earnsNothing(kind, lines))
    return {
      reason: 'not-eligible',
      message: unfit,
      hint: `buy ${kind.buyQuantity} and add ${kind.getQuantity} more to use it`,
    }
  return null
}

function earnsNothing(
  kind: Extract<StoreDiscountKind, { type: 'buyXGetY' }>,
  lines: readonly LineInPricing[],
): boolean {
  const counts = unitsEarned(kind, lines)
  return lines.every(
    ({ unitPrice }, position) => (counts[position] ?? 0) * amountOffUnit(kind, unitPrice) === 0,
  )
}

/** Whether two discounts combine: each must allow the other's scope. */
export function canCombine(one: StoreDiscount, other: StoreDiscount): boolean {
  return one.combinesWith[other.scope] && other.combinesWith[one.scope]
}
