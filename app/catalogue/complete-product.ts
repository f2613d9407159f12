import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import type { Product } from '#commerce/model/product.ts'
import { copyForGame, generalCopy } from '#content/product-copy.ts'
import { seoForProduct } from '#merchant/seo/game-seo.ts'
import type { Seo } from '#merchant/seo/seo.ts'
import { type FindEvidence, requestEvidence } from './request-evidence.ts'

/** A product with all copy of its page. */
export type CompleteProduct = Product & { readonly seo: Seo }

/**
 * Fills in missing copy and the search texts by a keyword in the title (specification section 2, Product page). A title
 * proves nothing about a game, so copy by keyword is used only with simulated figures (decision 26).
 */
export function completeProduct(product: Product, figures: FiguresSource): CompleteProduct {
  const { benefits, box, steps } = product.game
  const copy = figures === 'simulated' ? copyForGame(product.title) : generalCopy
  return {
    ...product,
    seo: seoForProduct(product),
    game: {
      ...product.game,
      benefits: benefits.length > 0 ? benefits : copy.benefits,
      box: box.length > 0 ? box : copy.box,
      steps: steps.length > 0 ? steps : copy.steps,
    },
  }
}

type Lookup = {
  readonly handle: string
  readonly signal: AbortSignal
  /** By default a request to the shop's server. */
  readonly findEvidence?: FindEvidence | undefined
}

/** The complete product once it is found, with the shop's evidence where figures are measured. */
export async function completeFound(
  found: Promise<Product | null>,
  figures: FiguresSource,
  { handle, signal, findEvidence = requestEvidence }: Lookup,
): Promise<CompleteProduct | null> {
  if (figures !== 'measured') {
    const product = await found
    return product && completeProduct(product, figures)
  }
  const [product, evidence] = await Promise.all([found, findEvidence(handle, signal)])
  return product && { ...completeProduct(product, figures), evidence }
}
