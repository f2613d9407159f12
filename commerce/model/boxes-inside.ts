import type { Money } from './money.ts'
import type { Picture } from './product.ts'

/** A game in a combo, as the store sells it by itself. */
export type BoxInside = {
  readonly handle: string
  readonly title: string
  readonly picture: Picture | null
  /** Null where the combo does not say which of its editions is inside, and they differ in price. */
  readonly price: Money | null
}

/**
 * What a combo takes off the prices of its games; null where it takes off nothing, or where it is not known.
 * @param count of the games in the combo, which the store may know only in part
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
