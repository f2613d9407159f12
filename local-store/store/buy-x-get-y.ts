import type { Goods, StoreDiscountKind } from './catalogue-discounts.ts'
import type { LineInPricing } from './pricing-context.ts'

type BuyXGetY = Extract<StoreDiscountKind, { type: 'buyXGetY' }>

type Units = { position: number; unitPrice: number; buys: boolean; count: number }

/**
 * How much "buy X, get Y" takes off each line. A unit is either bought or free, never both. The
 * cheapest units are free, as long as enough others are bought.
 *
 * @returns one amount per line, in paise; all zero when the code earns nothing
 */
export function amountsOfBuyXGetY(kind: BuyXGetY, lines: readonly LineInPricing[]): number[] {
  const uses = usesEarned(kind, lines)
  const amounts = lines.map(() => 0)
  const onlyBuys = countUnits(lines, kind, 'buys')
  let left = uses * kind.getQuantity
  // Units that could count either way are free only if enough of them stay bought.
  let spare = countUnits(lines, kind, 'both') - Math.max(0, uses * kind.buyQuantity - onlyBuys)
  for (const units of givable(kind, lines)) {
    const most = units.buys ? Math.min(units.count, spare) : units.count
    const given = Math.min(most, left)
    left -= given
    if (units.buys) spare -= given
    const off = Math.round((units.unitPrice * kind.getPercent) / 100) * given
    amounts[units.position] = Math.min(off, lines[units.position]?.remaining ?? 0)
  }
  return amounts
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
