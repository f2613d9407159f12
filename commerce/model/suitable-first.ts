import { isForAdults } from './for-adults.ts'
import type { ProductSummary } from './product.ts'

/**
 * Games that a store recommends, which looks at no age: those for adults come last.
 * @param isWithAdults what they are recommended with is for adults itself, so that the store's order stays
 */
export function suitableFirst(
  games: readonly ProductSummary[],
  isWithAdults: boolean,
): readonly ProductSummary[] {
  if (isWithAdults) return games
  return games.toSorted((one, other) => Number(isForAdults(one)) - Number(isForAdults(other)))
}
