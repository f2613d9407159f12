import { filterProducts, type ProductFilter } from '#commerce/model/filter-products.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

export type DealtBoxes = {
  readonly boxes: readonly ProductSummary[]
  /** Number of boxes, from the first, that fit all answers. */
  readonly exact: number
}

const DEALT = 3

/**
 * Three games in stock for these answers. If fewer fit, the closest follow. The first question is the number of players,
 * because a game for two cannot be played by eight: an answer counts more than all after it.
 * @param round which three of the fitting games, from 0
 */
export function dealBoxes(
  products: readonly ProductSummary[],
  answers: readonly ProductFilter[],
  round: number,
): DealtBoxes {
  const inStock = filterProducts(products, ['in-stock'])
  const fitting = filterProducts(inStock, answers)
  if (fitting.length >= DEALT) {
    const from = (round * DEALT) % fitting.length
    return { boxes: [...fitting, ...fitting].slice(from, from + DEALT), exact: DEALT }
  }
  const closest = inStock
    .map((product) => ({ product, digits: closeness(product, answers) }))
    .sort((one, other) => other.digits - one.digits)
  return {
    boxes: closest.slice(0, DEALT).map(({ product }) => product),
    exact: fitting.length,
  }
}

/** The answers that a game fits, as the digits of a binary number. */
function closeness(product: ProductSummary, answers: readonly ProductFilter[]): number {
  return answers.reduce((sum, answer) => 2 * sum + filterProducts([product], [answer]).length, 0)
}
