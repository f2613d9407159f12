import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Money } from '#commerce/model/money.ts'

/** Prices by variant, as the shopper saw them last. */
export type SeenPrices = ReadonlyMap<string, Money>

/** What is different about a line since the shopper saw it: another price, or it is sold out. */
export type LineChange = {
  readonly line: CartLine
  /** Null when the price is the same. */
  readonly priceBefore: Money | null
}

/** Adds the prices of lines that are new; those that were seen before stay as they were seen. */
export function withNewLines(seen: SeenPrices, lines: readonly CartLine[]): SeenPrices {
  const added = lines.filter(({ variantId }) => !seen.has(variantId))
  return added.length === 0 ? seen : new Map([...seen, ...toSeenPrices(added)])
}

export function toSeenPrices(lines: readonly CartLine[]): SeenPrices {
  return new Map(lines.map(({ variantId, variant }) => [variantId, variant.price]))
}

/** The price a line was seen at; null when it still has it. */
export function findPriceBefore(seen: SeenPrices, { variantId, variant }: CartLine): Money | null {
  const before = seen.get(variantId)
  if (!before) return null
  const isSame = before.minor === variant.price.minor && before.currency === variant.price.currency
  return isSame ? null : before
}

/** Lines that must be looked at before the checkout goes on (decisions, choice 10). */
export function findLineChanges(seen: SeenPrices, lines: readonly CartLine[]): LineChange[] {
  return lines
    .map((line) => ({ line, priceBefore: findPriceBefore(seen, line) }))
    .filter(({ line, priceBefore }) => priceBefore !== null || !line.variant.available)
}
