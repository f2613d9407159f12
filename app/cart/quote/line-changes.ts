import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Money } from '#commerce/model/money.ts'

/** Prices the shopper last saw, by variant. */
export type SeenPrices = ReadonlyMap<string, Money>

/** A line whose price changed or that sold out since the shopper saw it. */
export type LineChange = {
  readonly line: CartLine
  /** Null when unchanged. */
  readonly priceBefore: Money | null
}

/** Adds prices of new lines and keeps those already seen. */
export function withNewLines(seen: SeenPrices, lines: readonly CartLine[]): SeenPrices {
  const added = lines.filter(({ variantId }) => !seen.has(variantId))
  return added.length === 0 ? seen : new Map([...seen, ...toSeenPrices(added)])
}

export function toSeenPrices(lines: readonly CartLine[]): SeenPrices {
  return new Map(lines.map(({ variantId, variant }) => [variantId, variant.price]))
}

/** The price the shopper saw, or null when unchanged. */
export function findPriceBefore(seen: SeenPrices, { variantId, variant }: CartLine): Money | null {
  const before = seen.get(variantId)
  return !before || isSamePrice(before, variant.price) ? null : before
}

export function isSamePrice(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency === other.currency
}

/** Lines the shopper must see before the checkout continues (decision 10, choice 10). */
export function findLineChanges(seen: SeenPrices, lines: readonly CartLine[]): LineChange[] {
  return lines
    .map((line) => ({ line, priceBefore: findPriceBefore(seen, line) }))
    .filter(({ line, priceBefore }) => priceBefore !== null || !line.variant.available)
}
