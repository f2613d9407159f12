import type { StoreDiscount } from './catalogue-discounts.ts'
import { amountsOff } from './discount-amounts.ts'
import { canCombine, type DiscountRefusal, findDiscountRefusal } from './discount-refusal.ts'
import type { LineInPricing, PricingContext } from './pricing-context.ts'
import type { CartRecord, PricedAllocation, PricedDiscountCode } from './records.ts'

export type PricedDiscounts = {
  readonly codes: PricedDiscountCode[]
  /** One list per line, in the order of lines. */
  readonly lineAllocations: PricedAllocation[][]
  readonly deliveryAllocations: PricedAllocation[]
}

/**
 * Decides which of a cart's codes apply and what each takes off. Of codes that do not combine, the
 * first one wins. Lowers `remaining` of the lines.
 *
 * @param deliveryPrice null while nothing is delivered: a free delivery then takes nothing off
 */
export function priceDiscounts(
  cart: CartRecord,
  lines: readonly LineInPricing[],
  deliveryPrice: number | null,
  context: PricingContext,
): PricedDiscounts {
  const { codes, applied } = chooseDiscounts(cart, lines, deliveryPrice ?? 0, context)
  const lineAllocations: PricedAllocation[][] = lines.map(() => [])
  for (const scope of ['line', 'order'] as const) {
    const base = lines.map((line) => line.remaining)
    for (const entry of applied)
      if (entry.discount.scope === scope) allocate(entry, lines, base, lineAllocations)
  }
  return {
    codes,
    lineAllocations,
    deliveryAllocations: deliveryPrice === null ? [] : allocateDelivery(applied, deliveryPrice),
  }
}

/** Its allocations have the discount's own spelling of the code, not the shopper's. */
type Applied = { readonly discount: StoreDiscount }

function chooseDiscounts(
  cart: CartRecord,
  lines: readonly LineInPricing[],
  deliveryPrice: number,
  context: PricingContext,
): { codes: PricedDiscountCode[]; applied: Applied[] } {
  const applied: Applied[] = []
  const codes = cart.discountCodes.map((code): PricedDiscountCode => {
    const discount = context.findDiscount(code.trim())
    const refusal =
      discount === null
        ? ({ reason: 'unknown', message: 'Enter a valid discount code' } as const)
        : (findDiscountRefusal(discount, lines, cart.email, context) ??
          refusalByDelivery(discount, deliveryPrice) ??
          refusalByOthers(discount, applied))
    if (discount === null || refusal !== null)
      return { code, applicable: false, reason: null, message: null, ...refusal }
    applied.push({ discount })
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
  applied: readonly Applied[],
): DiscountRefusal | null {
  const other = applied.find((entry) => !canCombine(entry.discount, discount))
  if (other === undefined) return null
  return {
    reason: 'does-not-combine',
    message: `The ${discount.code} discount code does not combine with ${other.discount.code}`,
  }
}

function allocate(
  { discount }: Applied,
  lines: readonly LineInPricing[],
  base: readonly number[],
  allocations: readonly PricedAllocation[][],
): void {
  const amounts = amountsOff(discount, lines, base)
  for (const [position, line] of lines.entries()) {
    const amount = amounts[position] ?? 0
    line.remaining -= amount
    // An order discount has an allocation on every line, even of 0 (reference, section 2a.3).
    if (amount > 0 || discount.scope === 'order')
      allocations[position]?.push({
        code: discount.code,
        title: discount.title,
        amount,
        target: 'LINE_ITEM',
        scope: discount.scope,
      })
  }
}

function allocateDelivery(applied: readonly Applied[], deliveryPrice: number): PricedAllocation[] {
  let remaining = deliveryPrice
  return applied
    .filter(({ discount }) => discount.scope === 'delivery')
    .map(({ discount }) => {
      const amount = remaining
      remaining = 0
      return {
        code: discount.code,
        title: discount.title,
        amount,
        target: 'SHIPPING_LINE',
        scope: 'delivery',
      } as const
    })
}
