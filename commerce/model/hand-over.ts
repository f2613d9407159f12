import type { CartLine } from './cart-line.ts'

/** Units of a variant. */
export type OrderedLine = { readonly variantId: string; readonly quantity: number }

/** What the browser's cart has at stake in a checkout that the shopper was sent to (decision 48). */
export type HandOver = {
  /** The store's cart, with its key. */
  readonly cartId: string
  /** The Storefront endpoint that knows this cart. */
  readonly endpoint: string
  /** The server's name of the checkout; null when it gave none. */
  readonly checkout: string | null
  /** When the shopper left, in milliseconds since 1970. */
  readonly at: number
  /** Units of the browser's cart that the order takes off; none once it is settled. */
  readonly lines: readonly OrderedLine[]
  /** What the cart had of these variants, while they are being taken off; else null. */
  readonly before: readonly OrderedLine[] | null
  /** Whether a return from a checkout was counted as this one's. */
  readonly returned: boolean
}

/** Units that an order took off the cart, and the place of their line. */
export type TakenLine = { readonly line: CartLine; readonly index: number }

const quantityOf = (lines: readonly OrderedLine[], variantId: string) =>
  lines.find((line) => line.variantId === variantId)?.quantity ?? 0

/** How many of these units the cart has: games bought beside it are not its own. */
export function coveredBy(
  cart: readonly OrderedLine[],
  ordered: readonly OrderedLine[],
): readonly OrderedLine[] {
  return ordered
    .map(({ variantId, quantity }) => ({
      variantId,
      quantity: Math.min(quantity, quantityOf(cart, variantId)),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/**
 * The cart without the order's units, and what was taken. A line that is no longer as it was before has been taken
 * from already, by a page that was closed in the middle, and stays.
 */
export function takeOrdered(
  cart: readonly CartLine[],
  { lines, before }: Pick<HandOver, 'lines' | 'before'>,
): { readonly left: readonly CartLine[]; readonly taken: readonly TakenLine[] } {
  const taken = cart.flatMap((line, index) => {
    const quantity = Math.min(quantityOf(lines, line.variantId), line.quantity)
    const isAsBefore = before === null || quantityOf(before, line.variantId) === line.quantity
    return quantity > 0 && isAsBefore ? [{ line: { ...line, quantity }, index }] : []
  })
  const left = cart
    .map((line) => ({ ...line, quantity: line.quantity - unitsOf(taken, line.variantId) }))
    .filter(({ quantity }) => quantity > 0)
  return taken.length > 0 ? { left, taken } : { left: cart, taken }
}

const unitsOf = (taken: readonly TakenLine[], variantId: string) =>
  taken.find(({ line }) => line.variantId === variantId)?.line.quantity ?? 0

/** The list with one hand-over settled. What it took can be taken by no other: a unit goes once. */
export function withSettled(
  handOvers: readonly HandOver[],
  settled: HandOver,
): readonly HandOver[] {
  const gone = coveredBy(settled.before ?? [], settled.lines)
  return handOvers.map((handOver) =>
    handOver.cartId === settled.cartId
      ? { ...handOver, lines: [], before: null, returned: settled.returned }
      : { ...handOver, lines: lessen(handOver.lines, gone) },
  )
}

function lessen(lines: readonly OrderedLine[], gone: readonly OrderedLine[]) {
  return lines
    .map(({ variantId, quantity }) => ({
      variantId,
      quantity: quantity - quantityOf(gone, variantId),
    }))
    .filter(({ quantity }) => quantity > 0)
}
