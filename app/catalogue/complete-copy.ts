import type { Product } from '#commerce/model/product.ts'

/**
 * Fills in missing copy of a game by the keyword in its title (specification section 2, Product page).
 * Loads the table on demand.
 */
export async function completeCopy(product: Product): Promise<Product> {
  const { benefits, box, steps } = product.game
  if (benefits.length > 0 && box.length > 0 && steps.length > 0) return product
  const { copyForGame } = await import('#content/product-copy.ts')
  const copy = copyForGame(product.title)
  return {
    ...product,
    game: {
      ...product.game,
      benefits: benefits.length > 0 ? benefits : copy.benefits,
      box: box.length > 0 ? box : copy.box,
      steps: steps.length > 0 ? steps : copy.steps,
    },
  }
}
