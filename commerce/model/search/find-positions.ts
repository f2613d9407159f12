import type { Part, Request } from './read-request.ts'
import type { SearchIndex } from './search-index.ts'

/** How many words must match for each that matches nothing: shoppers misremember titles. */
const KNOWN_PER_UNKNOWN = 3

/** Positions of the games that match every word and number, best first; ties keep the list's order. */
export function findPositions(
  index: SearchIndex,
  { conditions, parts }: Request,
): readonly number[] {
  const wanted = dropUnknown(parts.filter(({ isNegated }) => !isNegated))
  const negated = parts.filter(({ isNegated }) => isNegated)
  const scored = index.figures.flatMap((figures, position) => {
    const fits = wanted.map((part) => part.fits.get(position) ?? 0)
    const isWanted =
      fits.every((fit) => fit > 0) &&
      negated.every((part) => !part.fits.has(position)) &&
      conditions.every((condition) => condition(figures))
    return isWanted ? [{ position, fit: fits.reduce((sum, fit) => sum + fit, 0) }] : []
  })
  return scored.sort((one, other) => other.fit - one.fit).map(({ position }) => position)
}

/** Positions of the games that match some of the words: most words first, then the best matches. */
export function findNearPositions({ figures }: SearchIndex, { parts }: Request): readonly number[] {
  const scored = figures.map((_, position) => {
    const has = parts.filter(({ fits }) => fits.has(position))
    const isNegated = has.some((part) => part.isNegated)
    const fit = has.reduce((sum, { fits }) => sum + (fits.get(position) ?? 0), 0)
    return { position, count: isNegated ? 0 : has.length, fit }
  })
  return scored
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || other.fit - one.fit)
    .map(({ position }) => position)
}

function dropUnknown(parts: readonly Part[]): readonly Part[] {
  const known = parts.filter(({ fits }) => fits.size > 0)
  const unknown = parts.length - known.length
  return known.length >= unknown * KNOWN_PER_UNKNOWN ? known : parts
}
