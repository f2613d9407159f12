import type { ProductNode, VariantNode } from './product-node.ts'

/**
 * Which combinations of option values some variants are, as the short text that the provider's
 * clients decode (`Product.encodedVariantExistence`): positions of values, one level an option;
 * `:` leads a level down, `,` back up, a space separates values and `-` joins neighbours.
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

/** @param combinations all of one length, as positions of values */
export function encodeCombinations(combinations: readonly (readonly number[])[]): string {
  const text = encodeLevel(combinations)
  return combinations[0]?.length === 1 ? `${text},` : text
}

function encodeLevel(combinations: readonly (readonly number[])[]): string {
  const byFirst = Map.groupBy(combinations, ([first]) => first ?? 0)
  const firsts = [...byFirst.keys()].sort((a, b) => a - b)
  if (combinations[0]?.length === 1) return toRuns(firsts)
  return firsts
    .map((first) => {
      const rest = (byFirst.get(first) ?? []).map((combination) => combination.slice(1))
      return `${first}:${encodeLevel(rest)},`
    })
    .join('')
}

/** `0-2 4` for 0, 1, 2 and 4. */
function toRuns(sorted: readonly number[]): string {
  const runs: { start: number; end: number }[] = []
  for (const value of sorted) {
    const last = runs.at(-1)
    if (last !== undefined && last.end + 1 === value) last.end = value
    else runs.push({ start: value, end: value })
  }
  return runs.map(({ start, end }) => (start === end ? `${start}` : `${start}-${end}`)).join(' ')
}
