import type { Picture, ProductSummary } from '#commerce/model/product.ts'

const FANNED = 3

/**
 * The boxes fanned out in the hero: at most three, each of another type of game where the list
 * allows, and none of the featured ones shown right below while there are others.
 */
export function heroPictures(
  products: readonly ProductSummary[],
  featuredCount: number,
): readonly Picture[] {
  const candidates = [...products.slice(featuredCount), ...products.slice(0, featuredCount)]
  const types = new Set<string>()
  const chosen: Picture[] = []
  const spare: Picture[] = []
  for (const { picture, productType } of candidates) {
    if (!picture) continue
    if (types.has(productType)) spare.push(picture)
    else chosen.push(picture)
    types.add(productType)
  }
  return [...chosen, ...spare].slice(0, FANNED)
}
