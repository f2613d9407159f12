import { addQuantities } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { joinSent } from '#commerce/model/mark-sent-to-checkout.ts'

/**
 * Restores a removed line at its position. A line added again meanwhile stays in place and grows
 * (specification section 4, Cart).
 */
export function restoreLine(
  lines: readonly CartLine[],
  removed: CartLine,
  index: number,
): readonly CartLine[] {
  const isBack = lines.some(({ variantId }) => variantId === removed.variantId)
  if (!isBack) return lines.toSpliced(index, 0, removed)
  return lines.map((line) =>
    line.variantId === removed.variantId
      ? {
          ...line,
          quantity: addQuantities(line.quantity, removed.quantity),
          sent: joinSent(removed.sent, line.sent),
        }
      : line,
  )
}
