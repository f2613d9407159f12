import { isSameGoods, type StockShortage } from './change-cart-lines.ts'
import type { CartRecord, PricedLine } from './records.ts'

/**
 * Changes lines as their buyer sees them. A discount may show a line of the cart as two lines with separate ids; the
 * change treats them as two. Afterwards, lines with the same goods are joined again, so that a discount that stops
 * applying leaves nothing behind.
 *
 * @param shown the cart's lines, priced before the change
 */
export function changeShownLines(
  cart: CartRecord,
  shown: readonly PricedLine[],
  change: () => readonly StockShortage[],
): StockShortage[] {
  const parts = shown.filter(({ id, cartLineId }) => id !== cartLineId)
  split(cart, shown)
  const shortages = change()
  const keptBy = join(cart, parts)
  const short = new Set(shortages.map(({ lineId }) => keptBy.get(lineId) ?? lineId))
  return [...short].flatMap((lineId) =>
    cart.lines
      .filter(({ id }) => id === lineId)
      .map(({ variantId, quantity }) => ({ lineId, variantId, quantity })),
  )
}

function split(cart: CartRecord, shown: readonly PricedLine[]): void {
  cart.lines = cart.lines.flatMap((line) => {
    const parts = shown.filter(({ cartLineId }) => cartLineId === line.id)
    return parts.length < 2 ? [line] : parts.map(({ id, quantity }) => ({ ...line, id, quantity }))
  })
}

/** @returns the line that each part was joined to */
function join(cart: CartRecord, parts: readonly PricedLine[]): Map<string, string> {
  const keptBy = new Map<string, string>()
  for (const { id } of parts) {
    const part = cart.lines.find((line) => line.id === id)
    const same = part && cart.lines.find((line) => line !== part && isSameGoods(line, part))
    if (part === undefined || same === undefined) continue
    same.quantity += part.quantity
    cart.lines = cart.lines.filter((line) => line !== part)
    keptBy.set(id, same.id)
  }
  return keptBy
}
