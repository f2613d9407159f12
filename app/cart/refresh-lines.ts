import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Money } from '#commerce/model/money.ts'
import type { Variant } from '#commerce/model/product.ts'

/** A line that costs something else than the shopper last saw. */
export type PriceChange = { readonly variantId: string; readonly before: Money }

/**
 * The cart at the store's prices and stock of now (decisions, choice 10). Only lines of the variants
 * that were asked for change; one of those that the store no longer knows counts as sold out.
 * @returns the same list when nothing is different
 */
export function refreshLines(
  lines: readonly CartLine[],
  askedVariantIds: readonly string[],
  current: readonly Variant[],
): readonly CartLine[] {
  const refreshed = lines.map((line) => {
    if (!askedVariantIds.includes(line.variantId)) return line
    const variant = current.find(({ id }) => id === line.variantId)
    const price = variant?.price ?? line.variant.price
    const available = variant?.available ?? false
    if (isSamePrice(price, line.variant.price) && available === line.variant.available) return line
    return { ...line, variant: { ...line.variant, price, available } }
  })
  return refreshed.every((line, index) => line === lines[index]) ? lines : refreshed
}

/** Which lines' prices are no longer those in the cart. */
export function findPriceChanges(
  lines: readonly CartLine[],
  current: readonly Variant[],
): PriceChange[] {
  return lines.flatMap((line) => {
    const variant = current.find(({ id }) => id === line.variantId)
    if (!variant || isSamePrice(variant.price, line.variant.price)) return []
    return [{ variantId: line.variantId, before: line.variant.price }]
  })
}

function isSamePrice(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency === other.currency
}
