import { filterProducts, type ProductFilter } from '#commerce/model/filter-products.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

export type DealtBoxes = {
  readonly boxes: readonly ProductSummary[]
  /** Number of boxes, from the first, that fit all answers. */
  readonly exact: number
}

const DEALT = 3

/**
 * Three games in stock for these answers. If fewer fit, games follow that fit all answers but the last, and so on. The
 * first question is the number of players, because a game for two cannot be played by eight.
 * @param round which three of the fitting games, from 0
 */
export function dealBoxes(
  products: readonly ProductSummary[],
  answers: readonly ProductFilter[],
  round: number,
): DealtBoxes {
  const fitting = filterProducts(products, [...answers, 'in-stock'])
  if (fitting.length >= DEALT) {
    const from = (round * DEALT) % fitting.length
    return { boxes: [...fitting, ...fitting].slice(from, from + DEALT), exact: DEALT }
  }
  const all = new Set(fitting)
  for (let kept = answers.length - 1; kept >= 0; kept -= 1)
    for (const product of filterProducts(products, [...answers.slice(0, kept), 'in-stock']))
      all.add(product)
  return {
    boxes: [...all].slice(0, DEALT),
    exact: fitting.length,
  }
}
