import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Variant } from '#commerce/model/product.ts'
import { isSamePrice } from './line-changes.ts'

/**
 * The cart with the store's current prices and stock (decision 10, choice 10). Changes only lines of the
 * requested variants; one the store no longer knows counts as sold out.
 * @returns the same list when nothing changed
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
