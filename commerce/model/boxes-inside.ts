import type { Money } from './money.ts'
import type { Picture } from './product.ts'

/** A game of a combo, as the store sells it separately. */
export type BoxInside = {
  readonly handle: string
  readonly title: string
  readonly picture: Picture | null
  /** Null when the combo does not say which edition is inside and the editions differ in price. */
  readonly price: Money | null
}

/**
 * What a combo saves over the separate prices of its games; null when it saves nothing or the saving is unknown.
 * @param count the number of games in the combo; the store may have only some of them
 */
export function comboSaving(
  price: Money,
  boxes: readonly BoxInside[],
  count: number,
): { readonly apart: Money; readonly saved: Money } | null {
  if (boxes.length !== count) return null
  const prices = boxes.flatMap((box) => (box.price?.currency === price.currency ? box.price : []))
  if (prices.length !== count) return null
  const apart = { ...price, minor: prices.reduce((sum, { minor }) => sum + minor, 0) }
  const saved = { ...price, minor: apart.minor - price.minor }
  return saved.minor > 0 ? { apart, saved } : null
}
