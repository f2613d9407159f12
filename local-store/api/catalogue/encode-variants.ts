import { encodeCombinations } from './encode-combinations.ts'
import type { ProductNode, VariantNode } from './product-node.ts'

/**
 * The option value combinations of some variants, as the compact text that the provider's clients decode
 * (`Product.encodedVariantExistence`).
 */
export function encodeVariants(product: ProductNode, variants: readonly VariantNode[]): string {
  const combinations = variants.map((variant) =>
    product.optionNodes.map(({ name, values }) => {
      const chosen = variant.selectedOptions.find((option) => option.name === name)
      return Math.max(0, values.indexOf(chosen?.value ?? ''))
    }),
  )
  return `v1_${encodeCombinations(combinations)}`
}
