import { decimalsOf } from '#commerce/model/money.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

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

export type Span = { readonly min: number; readonly max: number }

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

/** `3 to 10`, `3–10 players`, `4 or more`, `18+`; null without a number. */
export function readSpan(text: string): Span | null {
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const [min, max = min] = numbers
  if (min === undefined || max === undefined) return null
  return { min, max: /\d\s*\+|more|above/i.test(text) ? Infinity : max }
}
