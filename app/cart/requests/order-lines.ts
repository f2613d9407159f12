import type { CartLine } from '#commerce/model/cart-line.ts'

/** The lines that can be bought, in the format of the shop's helpers. */
export function toOrderLines(lines: readonly CartLine[]) {
  return lines
    .filter(({ variant }) => variant.available)
    .map(({ variantId, quantity }) => ({ variantId, quantity }))
}

/** What a quote depends on, for its query key: a price that was refreshed changes the total, too. */
export const toQuotedLines = (lines: readonly CartLine[]) => [
  toOrderLines(lines),
  lines.map(({ variant }) => variant.price.minor),
]
