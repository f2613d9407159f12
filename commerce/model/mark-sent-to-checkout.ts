import type { CartLine } from './cart-line.ts'
import type { OrderedLine } from './checkout-record.ts'
import { withoutEmpty } from './sent-units.ts'

/** Marks units of the cart as sent to a checkout, starting with those that already went to others. */
export function markSentToCheckout(
  lines: readonly CartLine[],
  ordered: readonly OrderedLine[],
  cartId: string,
): readonly CartLine[] {
  return lines.map((line) => {
    const units = ordered.find(({ variantId }) => variantId === line.variantId)
    return units ? markLine(line, units.quantity, cartId) : line
  })
}

function markLine(line: CartLine, count: number, cartId: string): CartLine {
  const { sent = [], quantity } = line
  const free = sent.reduce((rest, units) => rest - units.quantity, quantity)
  let left = count
  const parts = [...sent, { quantity: free, carts: [] }].flatMap((units) => {
    const taken = Math.min(units.quantity, left)
    left -= taken
    return [
      { quantity: taken, carts: [...units.carts, cartId] },
      { quantity: units.quantity - taken, carts: units.carts },
    ]
  })
  return { ...line, sent: withoutEmpty(parts) }
}

/** Joins the sent units of two lines that are merged. */
export function joinSent(one: CartLine['sent'], other: CartLine['sent']) {
  return withoutEmpty([...(one ?? []), ...(other ?? [])])
}
