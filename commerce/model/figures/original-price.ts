import type { Money } from '#commerce/model/money.ts'
import type { Variant } from '#commerce/model/product.ts'

/** Where the figures beside a price come from (decision 10, choice 3). */
export type FiguresSource = 'simulated' | 'measured' | 'off'

export type OriginalPrice = {
  readonly original: Money
  readonly saved: Money
  /** Whole percent of the original. */
  readonly percentOff: number
}

export type PricedVariant = Pick<Variant, 'price' | 'compareAtPrice'>

/** Figures of one source; null without evidence. */
type PriceFigures = {
  readonly originalPriceOf: (variant: PricedVariant) => OriginalPrice | null
}

/** Three hundred rupees (specification section 9). */
const SIMULATED_SAVING_MINOR = 300_00

const figuresBySource: Readonly<Record<FiguresSource, PriceFigures>> = {
  simulated: {
    originalPriceOf: ({ price }) =>
      originalPrice(price, { ...price, minor: price.minor + SIMULATED_SAVING_MINOR }),
  },
  measured: {
    originalPriceOf: ({ price, compareAtPrice }) =>
      compareAtPrice === null ? null : originalPrice(price, compareAtPrice),
  },
  off: { originalPriceOf: () => null },
}

/** The struck-through price from the configured source. */
export function originalPriceOf(
  variant: PricedVariant,
  source: FiguresSource,
): OriginalPrice | null {
  return figuresBySource[source].originalPriceOf(variant)
}

function originalPrice(price: Money, original: Money): OriginalPrice | null {
  if (original.currency !== price.currency || original.minor <= price.minor) return null
  const saved = { ...original, minor: original.minor - price.minor }
  const percentOff = Math.round((saved.minor * 100) / original.minor)
  return { original, saved, percentOff }
}
