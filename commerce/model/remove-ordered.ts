import type { CartLine, SentUnits } from './cart-line.ts'
import type { CheckoutRecord, OrderedLine, RemovedLine } from './checkout-record.ts'
import { withoutEmpty } from './sent-units.ts'

/**
 * Removes the units that a checkout sold from the cart and returns both. Units that went there unsold stay and are
 * detached from the checkout, so that nothing is removed twice.
 */
export function removeOrdered(
  cart: readonly CartLine[],
  { cartId, lines }: Pick<CheckoutRecord, 'cartId' | 'lines'>,
): { readonly left: readonly CartLine[]; readonly removed: readonly RemovedLine[] } {
  const parts = cart.map((line) => removeFrom(line, cartId, quantityOf(lines, line.variantId)))
  return {
    left: parts.map(({ left }) => left).filter(({ quantity }) => quantity > 0),
    removed: parts.flatMap(({ left, line }, index) => {
      const quantity = line.quantity - left.quantity
      return quantity > 0 ? [{ line: { ...line, quantity, sent: undefined }, index }] : []
    }),
  }
}

function removeFrom(line: CartLine, cartId: string, sold: number) {
  const gone = findSold(line.sent ?? [], cartId, sold)
  const sent = line.sent?.map((units) => ({
    quantity: units.quantity - (gone.get(units) ?? 0),
    carts: units.carts.filter((other) => other !== cartId),
  }))
  const left = [...gone.values()].reduce((rest, quantity) => rest - quantity, line.quantity)
  return { line, left: { ...line, quantity: left, sent: withoutEmpty(sent) } }
}

/** Units that went to fewer checkouts count as sold first: the others may still be bought elsewhere. */
function findSold(sent: readonly SentUnits[], cartId: string, sold: number) {
  const ours = sent.filter(({ carts }) => carts.includes(cartId))
  let owed = sold
  const gone = new Map<SentUnits, number>()
  for (const units of ours.toSorted((one, other) => one.carts.length - other.carts.length)) {
    const count = Math.min(units.quantity, owed)
    gone.set(units, count)
    owed -= count
  }
  return gone
}

/** Whether the cart has units that went to this checkout. */
export function isInCart(cart: readonly CartLine[], cartId: string): boolean {
  return cart.some(({ sent }) => sent?.some(({ carts }) => carts.includes(cartId)))
}

/**
 * The sent lines with the quantities that the store's cart still has: some checkouts let buyers remove games. If the
 * store's cart has variants that were not sent, it sells the games under other ids, and the sent lines stay as they
 * are.
 */
export function withStoreQuantities(store: readonly OrderedLine[], sent: readonly OrderedLine[]) {
  const isOurs = store.every(({ variantId }) => sent.some((line) => line.variantId === variantId))
  if (!isOurs) return sent
  return sent.map(({ variantId }) => ({ variantId, quantity: quantityOf(store, variantId) }))
}

const quantityOf = (lines: readonly OrderedLine[], variantId: string) =>
  lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0)
