import type { CartLine } from '#commerce/model/cart-line.ts'

/** The lines that can be bought, as the shop's helpers take them. */
export function toOrderLines(lines: readonly CartLine[]) {
  return lines
    .filter(({ variant }) => variant.available)
    .map(({ variantId, quantity }) => ({ variantId, quantity }))
}
