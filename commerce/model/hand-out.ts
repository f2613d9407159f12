import type { CartLine } from './cart-line.ts'
import type { OrderedLine } from './checkout-record.ts'
import { withoutEmpty } from './handed-units.ts'

/** Marks units of the cart as sent to a checkout, starting with those that already went to others. */
export function handOut(
  lines: readonly CartLine[],
  ordered: readonly OrderedLine[],
  cartId: string,
): readonly CartLine[] {
  return lines.map((line) => {
    const sent = ordered.find(({ variantId }) => variantId === line.variantId)
    return sent ? handOutOf(line, sent.quantity, cartId) : line
  })
}

function handOutOf(line: CartLine, sent: number, cartId: string): CartLine {
  const { handed = [], quantity } = line
  const free = handed.reduce((rest, units) => rest - units.quantity, quantity)
  let left = sent
  const parts = [...handed, { quantity: free, carts: [] }].flatMap((units) => {
    const taken = Math.min(units.quantity, left)
    left -= taken
    return [
      { quantity: taken, carts: [...units.carts, cartId] },
      { quantity: units.quantity - taken, carts: units.carts },
    ]
  })
  return { ...line, handed: withoutEmpty(parts) }
}

/** Joins the handed units of two lines that are merged. */
export function joinHanded(one: CartLine['handed'], other: CartLine['handed']) {
  return withoutEmpty([...(one ?? []), ...(other ?? [])])
}
