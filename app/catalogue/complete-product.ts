import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import type { Product } from '#commerce/model/product.ts'
import { copyForGame, generalCopy } from '#content/product-copy.ts'
import { seoForGame } from '#merchant/seo/game-seo.ts'
import type { Seo } from '#merchant/seo/seo.ts'

/** A product with all copy of its page. */
export type CompleteProduct = Product & { readonly seo: Seo }

/**
 * Fills in missing copy and the search texts by a keyword in the title (specification section 2, Product
 * page). A title proves nothing about a game: only simulated figures go with its copy (decision 26).
 */
export function completeProduct(product: Product, figures: FiguresSource): CompleteProduct {
  const { benefits, box, steps } = product.game
  const copy = figures === 'simulated' ? copyForGame(product.title) : generalCopy
  return {
    ...product,
    seo: seoForGame(product.title),
    game: {
      ...product.game,
      benefits: benefits.length > 0 ? benefits : copy.benefits,
      box: box.length > 0 ? box : copy.box,
      steps: steps.length > 0 ? steps : copy.steps,
    },
  }
}
