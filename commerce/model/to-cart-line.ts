import type { CartLine } from './cart-line.ts'
import { isForAdults } from './for-adults.ts'
import type { Picture, ProductSummary, Variant } from './product.ts'

/** A variant, with its picture if known. */
export type BuyableVariant = Variant & { readonly picture?: Picture | null }

/**
 * One unit of a product as a cart line, by default its first variant.
 * @returns null for a product without variants, which cannot be bought
 */
export function toCartLine(
  product: ProductSummary,
  variant: BuyableVariant | null = product.firstVariant,
): CartLine | null {
  if (variant === null) return null
  const { id, title, price, available } = variant
  const picture = variant.picture ?? product.picture
  return {
    variantId: id,
    quantity: 1,
    product: {
      handle: product.handle,
      title: product.title,
      images: picture === null ? [] : [{ src: picture.url }],
      ...(isForAdults(product) && { forAdults: true }),
      tint: product.tint,
    },
    variant: { id, title, price, available },
  }
}
