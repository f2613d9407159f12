import { amountsOff } from './amounts-off.ts'
import type { StoreDiscount } from './catalogue-discounts.ts'
import { canCombine, type DiscountRefusal, findDiscountRefusal } from './discount-refusal.ts'
import { type DiscountedLine, lowerEarned, takeOff } from './discounted-lines.ts'
import type { LineInPricing, PricingContext } from './pricing-context.ts'
import type { CartRecord, PricedAllocation, PricedDiscountCode } from './records.ts'

export type PricedDiscounts = {
  readonly codes: PricedDiscountCode[]
  /** The lines with their discounts; some are split into two. */
  readonly lines: readonly DiscountedLine[]
  readonly deliveryAllocations: PricedAllocation[]
}

/**
 * Decides which of a cart's codes apply and how much each takes off. Among codes that do not combine, the first one
 * wins. Earned units come first, since they split lines; then other discounts on lines, then those on the order.
 *
 * @param deliveryPrice null while nothing is delivered: free delivery then takes nothing off
 */
export function priceDiscounts(
  cart: CartRecord,
  cartLines: readonly LineInPricing[],
  deliveryPrice: number | null,
  context: PricingContext,
): PricedDiscounts {
  const { codes, applied } = chooseDiscounts(cart, cartLines, deliveryPrice ?? 0, context)
  let lines: DiscountedLine[] = cartLines.map((line) => ({ ...line, allocations: [] }))
  for (const discount of applied)
    if (discount.kind.type === 'buyXGetY') lines = lowerEarned(discount, discount.kind, lines)
  for (const scope of ['product', 'order'] as const) {
    const base = lines.map((line) => (scope === 'product' ? line.subtotal : line.remaining))
    for (const discount of applied.filter((each) => each.scope === scope)) {
      const amounts = amountsOff(discount, lines, base)
      for (const [position, line] of lines.entries())
        takeOff(discount, line, amounts[position] ?? 0)
    }
  }
  return {
    codes,
    lines,
    deliveryAllocations: deliveryPrice === null ? [] : allocateDelivery(applied, deliveryPrice),
  }
}

function chooseDiscounts(
  cart: CartRecord,
  lines: readonly LineInPricing[],
  deliveryPrice: number,
  context: PricingContext,
): { codes: PricedDiscountCode[]; applied: StoreDiscount[] } {
  const applied: StoreDiscount[] = []
  const codes = cart.discountCodes.map((code): PricedDiscountCode => {
    const discount = context.findDiscount(code)
    const refusal =
      discount === null
        ? ({ reason: 'unknown', message: 'Enter a valid discount code' } as const)
        : (findDiscountRefusal(discount, lines, cart.email, context) ??
          refusalByDelivery(discount, deliveryPrice) ??
          refusalByOthers(discount, applied))
    if (discount === null || refusal !== null)
      return { code, applicable: false, reason: null, message: null, ...refusal }
    applied.push(discount)
    return { code, applicable: true, reason: null, message: null }
  })
  return { codes, applied }
}

function refusalByDelivery(discount: StoreDiscount, deliveryPrice: number): DiscountRefusal | null {
  const { kind, code } = discount
  if (kind.type !== 'freeDelivery' || kind.maximumRate === null) return null
  if (deliveryPrice <= kind.maximumRate) return null
  return {
    reason: 'no-delivery',
    message: `The ${code} discount code is not valid for the chosen delivery`,
  }
}

function refusalByOthers(
  discount: StoreDiscount,
  applied: readonly StoreDiscount[],
): DiscountRefusal | null {
  const other = applied.find((each) => !canCombine(each, discount))
  if (other === undefined) return null
  return {
    reason: 'does-not-combine',
    message: `The ${discount.code} discount code does not combine with ${other.code}`,
  }
}

function allocateDelivery(
  applied: readonly StoreDiscount[],
  deliveryPrice: number,
): PricedAllocation[] {
  let remaining = deliveryPrice
  return applied
    .filter(({ scope }) => scope === 'delivery')
    .map(({ code, title }) => {
      const amount = remaining
      remaining = 0
      return {
        code,
        title,
        amount,
        target: 'SHIPPING_LINE',
        scope: 'delivery',
      } as const
    })
}
