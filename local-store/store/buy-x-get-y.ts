import type { Goods, StoreDiscountKind } from './catalogue-discounts.ts'
import type { LineInPricing } from './pricing-context.ts'

type BuyXGetY = Extract<StoreDiscountKind, { type: 'buyXGetY' }>

type Units = { position: number; unitPrice: number; buys: boolean; count: number }

/**
 * How many units of each line "buy X, get Y" discounts. A unit is either bought or discounted, never both. The cheapest
 * units are discounted, as long as enough others are bought.
 *
 * @returns one count per line; all zero when the code earns nothing
 */
export function unitsEarned(kind: BuyXGetY, lines: readonly LineInPricing[]): number[] {
  const uses = usesEarned(kind, lines)
  const counts = lines.map(() => 0)
  const onlyBuys = countUnits(lines, kind, 'buys')
  let left = uses * kind.getQuantity
  // Units that qualify as both are discounted only if enough of them stay bought.
  let spare = countUnits(lines, kind, 'both') - Math.max(0, uses * kind.buyQuantity - onlyBuys)
  for (const units of givable(kind, lines)) {
    const available = units.buys ? Math.min(units.count, spare) : units.count
    const given = Math.min(available, left)
    left -= given
    if (units.buys) spare -= given
    counts[units.position] = given
  }
  return counts
}

/** The discount on one earned unit, in paise. */
export function amountOffUnit({ off }: BuyXGetY, unitPrice: number): number {
  return off.type === 'percentage'
    ? Math.round((unitPrice * off.percent) / 100)
    : Math.min(unitPrice, off.amount)
}

function usesEarned(kind: BuyXGetY, lines: readonly LineInPricing[]): number {
  const onlyBuys = countUnits(lines, kind, 'buys')
  const onlyGets = countUnits(lines, kind, 'gets')
  const both = countUnits(lines, kind, 'both')
  const fits = (uses: number): boolean => {
    const buysFromBoth = Math.max(0, uses * kind.buyQuantity - onlyBuys)
    const getsFromBoth = Math.max(0, uses * kind.getQuantity - onlyGets)
    return buysFromBoth + getsFromBoth <= both
  }
  let low = 0
  let high = Math.floor((onlyBuys + both) / kind.buyQuantity)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return kind.usesPerOrder === null ? low : Math.min(low, kind.usesPerOrder)
}

function countUnits(
  lines: readonly LineInPricing[],
  kind: BuyXGetY,
  wanted: 'buys' | 'gets' | 'both',
): number {
  return lines
    .filter((line) => {
      const buys = isAmong(kind.buys, line)
      const gets = isAmong(kind.gets, line)
      if (wanted === 'both') return buys && gets
      return wanted === 'buys' ? buys && !gets : gets && !buys
    })
    .reduce((sum, line) => sum + line.quantity, 0)
}

function givable(kind: BuyXGetY, lines: readonly LineInPricing[]): Units[] {
  return lines
    .map((line, position) => ({ line, position }))
    .filter(({ line }) => isAmong(kind.gets, line))
    .map(({ line, position }) => ({
      position,
      unitPrice: line.unitPrice,
      buys: isAmong(kind.buys, line),
      count: line.quantity,
    }))
    .sort((a, b) => a.unitPrice - b.unitPrice)
}

/** Whether a discount applies to a line; null means all goods. */
export function isAmong(goods: Goods, line: { readonly productId: number }): boolean {
  return goods === null || goods.has(line.productId)
}
