import { amountOffUnit, unitsEarned } from './buy-x-get-y.ts'
import type { StoreDiscount, StoreDiscountKind } from './catalogue-discounts.ts'
import { derivedUuid } from './derived-uuid.ts'
import type { LineInPricing } from './pricing-context.ts'
import type { PricedAllocation } from './records.ts'
import { splitAmount } from './split-amount.ts'

/** A line with its share of each discount so far. */
export type DiscountedLine = LineInPricing & { readonly allocations: PricedAllocation[] }

/**
 * Takes a line's share of a discount off it. An order discount has an allocation on every line, even of 0.
 */
export function takeOff(discount: StoreDiscount, line: DiscountedLine, amount: number): void {
  line.remaining -= amount
  if (amount > 0 || discount.scope === 'order')
    line.allocations.push({
      code: discount.code,
      title: discount.title,
      amount,
      target: 'LINE_ITEM',
      scope: discount.scope,
    })
}

/**
 * Discounts the units that "buy X, get Y" has earned. If these are only some units of a line, the line is split: the
 * discounted units become a separate line after the rest.
 */
export function lowerEarned(
  discount: StoreDiscount,
  kind: Extract<StoreDiscountKind, { type: 'buyXGetY' }>,
  lines: readonly DiscountedLine[],
): DiscountedLine[] {
  const counts = unitsEarned(kind, lines)
  return lines.flatMap((line, position) => {
    const count = counts[position] ?? 0
    const wanted = count * amountOffUnit(kind, line.unitPrice)
    if (wanted === 0) return [line]
    const parts = count < line.quantity ? splitLine(line, count, discount.code) : [line]
    const lowered = parts.at(-1) ?? line
    takeOff(discount, lowered, Math.min(wanted, lowered.remaining))
    return parts
  })
}

/** The rest of a line, and `count` of its units as a line with an id derived from the line's id and the code. */
function splitLine(line: DiscountedLine, count: number, code: string): DiscountedLine[] {
  const quantities = [line.quantity - count, count]
  const subtotals = quantities.map((quantity) => quantity * line.unitPrice)
  const shares = line.allocations.map(({ amount }) => splitAmount(amount, subtotals))
  return quantities.map((quantity, part) => {
    const allocations = line.allocations.map((allocation, position) => ({
      ...allocation,
      amount: shares[position]?.[part] ?? 0,
    }))
    const subtotal = quantity * line.unitPrice
    return {
      ...line,
      id: part === 0 ? line.id : derivedUuid(`${line.id}\n${code}`),
      quantity,
      subtotal,
      remaining: subtotal - allocations.reduce((sum, { amount }) => sum + amount, 0),
      allocations,
    }
  })
}
