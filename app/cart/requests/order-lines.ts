import type { CartLine } from '#commerce/model/cart-line.ts'

/** The lines that can be bought, in the format of the shop's helpers. */
export function toOrderLines(lines: readonly CartLine[]) {
  return lines
    .filter(({ variant }) => variant.available)
    .map(({ variantId, quantity }) => ({ variantId, quantity }))
}
