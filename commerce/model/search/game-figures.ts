import { decimalsOf } from '#commerce/model/money.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { readSpan, type Span } from './read-span.ts'

/** What numbers in a search are compared with; null where the game does not say. */
export type GameFigures = {
  /** The first variant's, in whole units such as rupees. */
  readonly price: number | null
  readonly isReduced: boolean
  readonly players: Span | null
  /** The minimum age. */
  readonly age: number | null
  readonly minutes: Span | null
}

/** @param spans a cache of texts that were read before: many games share them */
export function toGameFigures(
  { firstVariant, game }: ProductSummary,
  spans: Map<string, Span | null>,
): GameFigures {
  const spanOf = (text: string | null = null) => {
    if (text === null) return null
    const span = spans.get(text) ?? readSpan(text)
    spans.set(text, span)
    return span
  }
  const price = firstVariant?.price
  const before = firstVariant?.compareAtPrice
  return {
    price: price ? price.minor / 10 ** decimalsOf(price.currency) : null,
    isReduced: Boolean(price && before && before.minor > price.minor),
    players: spanOf(game?.players),
    age: spanOf(game?.age)?.min ?? null,
    minutes: spanOf(game?.minutes),
  }
}
