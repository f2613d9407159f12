import { showToast } from '#app/toasts/toasts.tsx'
import { addQuantities, countItems, MAX_LINES } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { RemovedLine } from '#commerce/model/checkout-record.ts'
import { joinSent } from '#commerce/model/mark-sent-to-checkout.ts'
import { buying } from '#content/cart.ts'
import type { CartStore } from './cart-actions.ts'

/**
 * Puts removed lines back at their positions, as many as the cart can hold, and says in a toast if it is full.
 * @returns how many games are back
 */
export function putBack(cart: Pick<CartStore, 'change'>, removed: readonly RemovedLine[]): number {
  let isFull = false
  let added = 0
  cart.change((lines) => {
    const restored = removed.reduce((all, { line, index }) => {
      const next = restoreLine(all, line, index)
      if (next === all) isFull = true
      return next
    }, lines)
    added = countItems(restored) - countItems(lines)
    return restored
  })
  if (isFull) showToast({ ...buying.full, tone: 'destructive' })
  return added
}

/**
 * Restores a removed line at its position. A line added again meanwhile stays in place and grows
 * (specification section 4, Cart).
 * @returns the same list when the line would be one too many
 */
function restoreLine(
  lines: readonly CartLine[],
  removed: CartLine,
  index: number,
): readonly CartLine[] {
  const isBack = lines.some(({ variantId }) => variantId === removed.variantId)
  if (!isBack) return lines.length < MAX_LINES ? lines.toSpliced(index, 0, removed) : lines
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
