import type { Product, ProductVariant } from './product.ts'

export type InStock = {
  readonly variant: ProductVariant
  /** Its values of the options in which it differs from the sold-out variant. */
  readonly name: string
}

/** Instead of a sold-out variant, the one in stock that keeps most of its options; null when it is in stock or none is. */
export function findInStock(
  { variants }: Pick<Product, 'variants'>,
  chosen: ProductVariant,
): InStock | null {
  if (chosen.available) return null
  const changedBy = ({ values }: ProductVariant) =>
    values.filter((each, index) => each !== chosen.values[index])
  const [variant] = variants
    .filter(({ available }) => available)
    .sort((one, other) => changedBy(one).length - changedBy(other).length)
  return variant ? { variant, name: changedBy(variant).join(' / ') || variant.title } : null
}
