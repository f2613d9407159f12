import type { FilterRules } from './product-filters.ts'
import type { ProductNode, VariantNode } from './product-node.ts'

/** Numbers of products by value. */
export type Counts = ReadonlyMap<string, number>

/**
 * Counts products by their values, with every filter applied except those of `group`. A value that only filtered-out
 * products have gets count 0.
 */
export function countProducts(
  from: readonly ProductNode[],
  rules: FilterRules,
  group: string,
  valuesOf: (product: ProductNode) => readonly string[],
): Counts {
  const counts = new Map<string, number>()
  for (const product of from) {
    const isIn =
      rules.fitsProduct(product, group) &&
      product.variantNodes.some((variant) => rules.fitsVariant(variant))
    for (const value of new Set(valuesOf(product)))
      counts.set(value, (counts.get(value) ?? 0) + Number(isIn))
  }
  return counts
}

/** Counts products by the values of their variants, under the same rules. */
export function countVariants(
  from: readonly ProductNode[],
  rules: FilterRules,
  group: string,
  readValue: (variant: VariantNode) => string | undefined,
): Counts {
  const counts = new Map<string, number>()
  for (const product of from) {
    const isProductIn = rules.fitsProduct(product)
    const found = new Set<string>()
    for (const variant of product.variantNodes) {
      const value = readValue(variant)
      if (value === undefined) continue
      if (!counts.has(value)) counts.set(value, 0)
      if (isProductIn && rules.fitsVariant(variant, group)) found.add(value)
    }
    for (const value of found) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
