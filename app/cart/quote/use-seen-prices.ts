import { useState } from 'react'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { type SeenPrices, toSeenPrices, withNewLines } from './line-changes.ts'

/** Remembers the price the shopper saw for each game until a new one is accepted. */
export function useSeenPrices(lines: readonly CartLine[]) {
  const [seen, setSeen] = useState<SeenPrices>(new Map())
  const current = withNewLines(seen, lines)
  if (current !== seen) setSeen(current)

  /** Marks these lines' prices as seen. */
  function accept(accepted: readonly CartLine[]): SeenPrices {
    const prices = toSeenPrices(accepted)
    setSeen(prices)
    return prices
  }

  return { seen: current, accept }
}
