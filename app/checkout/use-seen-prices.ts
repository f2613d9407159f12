import { useState } from 'react'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { type SeenPrices, toSeenPrices, withNewLines } from './line-changes.ts'

/** Remembers at what price the shopper saw each game, until a new price was looked at and accepted. */
export function useSeenPrices(lines: readonly CartLine[]) {
  const [seen, setSeen] = useState<SeenPrices>(new Map())
  const current = withNewLines(seen, lines)
  if (current !== seen) setSeen(current)

  /** The shopper has seen these lines as they are now. */
  function accept(accepted: readonly CartLine[]): SeenPrices {
    const prices = toSeenPrices(accepted)
    setSeen(prices)
    return prices
  }

  return { seen: current, accept }
}
