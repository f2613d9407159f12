import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CurrentVariant } from '#commerce/model/product.ts'
import { isSamePrice } from './line-changes.ts'

/**
 * The cart with the store's current prices, stock, titles and handles (decision 10, choice 10). Changes only lines of the
 * requested variants; one the store no longer knows counts as sold out.
 * @returns the same list when nothing changed
 */
export function refreshLines(
  lines: readonly CartLine[],
  askedVariantIds: readonly string[],
  current: readonly CurrentVariant[],
): readonly CartLine[] {
  const refreshed = lines.map((line) => {
    if (!askedVariantIds.includes(line.variantId)) return line
    const variant = current.find(({ id }) => id === line.variantId)
    const { price, title } = variant ?? line.variant
    const { handle, title: name } = variant?.product ?? line.product
    const available = variant?.available ?? false
    const isSame =
      isSamePrice(price, line.variant.price) &&
      title === line.variant.title &&
      name === line.product.title &&
      handle === line.product.handle &&
      available === line.variant.available
    if (isSame) return line
    return {
      ...line,
      product: { ...line.product, handle, title: name },
      variant: { ...line.variant, price, title, available },
    }
  })
  return refreshed.every((line, index) => line === lines[index]) ? lines : refreshed
}
