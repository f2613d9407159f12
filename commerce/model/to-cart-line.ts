import type { CartLine } from './cart-line.ts'
import type { ProductSummary, Variant } from './product.ts'

/**
 * One unit of a product as a cart line, by default its first variant.
 * @returns null for a product without variants, which cannot be bought
 */
export function toCartLine(
  product: ProductSummary,
  variant: Variant | null = product.firstVariant,
): CartLine | null {
  if (variant === null) return null
  const { id, title, price, available } = variant
  return {
    variantId: id,
    quantity: 1,
    product: {
      handle: product.handle,
      title: product.title,
      images: product.picture === null ? [] : [{ src: product.picture.url }],
    },
    variant: { id, title, price, available },
  }
}
