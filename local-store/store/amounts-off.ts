import { isAmong } from './buy-x-get-y.ts'
import type { StoreDiscount } from './catalogue-discounts.ts'
import type { LineInPricing } from './pricing-context.ts'
import { splitAmount } from './split-amount.ts'

/**
 * How much a percentage or a fixed amount takes off each line, in paise; at most what is left to pay for it. Free
 * delivery takes nothing off lines; `lowerEarned` handles "buy X, get Y".
 *
 * @param base the amounts a percentage applies to: for order discounts, each line after product discounts, so that the
 *   order of codes does not matter
 */
export function amountsOff(
  discount: StoreDiscount,
  lines: readonly LineInPricing[],
  base: readonly number[],
): number[] {
  const { kind } = discount
  const counted = lines.map((line, position) =>
    isAmong(discount.appliesTo, line) ? (base[position] ?? 0) : 0,
  )
  const remaining = lines.map((line, position) => Math.min(line.remaining, counted[position] ?? 0))
  switch (kind.type) {
    case 'percentage':
      return discount.scope === 'order'
        ? spread((sumOf(counted) * kind.percent) / 100, remaining)
        : remaining.map((remainingAmount, position) =>
            Math.min(remainingAmount, Math.round(((counted[position] ?? 0) * kind.percent) / 100)),
          )
    case 'fixed':
      return kind.per === 'item'
        ? lines.map(({ quantity }, position) =>
            Math.min(remaining[position] ?? 0, kind.amount * quantity),
          )
        : spread(kind.amount, remaining)
    case 'buyXGetY':
    case 'freeDelivery':
      return lines.map(() => 0)
  }
}

function spread(amount: number, remaining: readonly number[]): number[] {
  return splitAmount(Math.min(Math.round(amount), sumOf(remaining)), remaining)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
