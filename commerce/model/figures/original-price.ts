import { decimalsOf, type Money } from '#commerce/model/money.ts'
import type { Variant } from '#commerce/model/product.ts'
import type { FiguresSource } from './figures.ts'

export type OriginalPrice = {
  readonly original: Money
  readonly saved: Money
  /** Whole percent of the original; 0 when it is less than half a percent, and is then not shown. */
  readonly percentOff: number
}

/** Three hundred rupees (specification section 9). */
const SIMULATED_SAVING_MINOR = 300_00

/** The struck-through price from the configured source; null without evidence, and when it saves less than a rupee. */
export function originalPriceOf(
  { price, compareAtPrice }: Pick<Variant, 'price' | 'compareAtPrice'>,
  source: FiguresSource,
): OriginalPrice | null {
  if (source === 'off') return null
  if (source === 'measured') return compareAtPrice && originalPrice(price, compareAtPrice)
  return originalPrice(price, { ...price, minor: price.minor + SIMULATED_SAVING_MINOR })
}

function originalPrice(price: Money, original: Money): OriginalPrice | null {
  const saved = { ...original, minor: original.minor - price.minor }
  // Both are shown in whole units, in which they could be the same.
  const isShown = saved.minor >= 10 ** decimalsOf(price.currency)
  if (original.currency !== price.currency || !isShown) return null
  const percentOff = Math.round((saved.minor * 100) / original.minor)
  return { original, saved, percentOff }
}
