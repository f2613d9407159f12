import type { Product, ProductVariant, Variant } from './product.ts'

/** The number of a variant in URLs: the last part of its id, as the provider does. */
export function variantNumber({ id }: { readonly id: string }): string {
  return id.slice(id.lastIndexOf('/') + 1)
}

/**
 * The variant with this number, else the first; null for a product without variants.
 * @param number the URL's `variant` parameter: untrusted
 */
export function findVariant(
  { variants }: Pick<Product, 'variants'>,
  number: string | null,
): ProductVariant | null {
  return variants.find((variant) => variantNumber(variant) === number) ?? variants[0] ?? null
}

/** Whether the chosen variant can be bought, only others can, or none can. */
export type Stock = 'here' | 'elsewhere' | 'nowhere'

export function stockOf({ variants }: Pick<Product, 'variants'>, chosen: Variant | null): Stock {
  if (chosen?.available) return 'here'
  return variants.some(({ available }) => available) ? 'elsewhere' : 'nowhere'
}

export type Alternative = {
  readonly variant: ProductVariant
  /** False when the other options must change too, because the combination does not exist. */
  readonly isExact: boolean
}

/**
 * The variant to switch to when the shopper picks a value: the one that keeps most of the other options.
 * @param at position of the option
 * @returns null for a value without variants
 */
export function findAlternative(
  variants: readonly ProductVariant[],
  chosen: ProductVariant,
  at: number,
  value: string,
): Alternative | null {
  const keptBy = ({ values }: ProductVariant) =>
    values.filter((each, index) => index !== at && each === chosen.values[index]).length
  const [best] = variants
    .filter(({ values }) => values[at] === value)
    .sort((one, other) => keptBy(other) - keptBy(one))
  return best ? { variant: best, isExact: keptBy(best) === chosen.values.length - 1 } : null
}
