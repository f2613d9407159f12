import { countSlips } from './count-slips.ts'
import { findPositions } from './find-positions.ts'
import { isNumber, soundOf } from './fold-word.ts'
import { type Part, readRequest } from './read-request.ts'
import type { SearchIndex } from './search-index.ts'

/** At most every other letter of a word may differ, and no more than three; never the first. */
const NEAR = 0.5
const MOST_SLIPS = 3

/** Searches that are tried with one word less. */
const SHORTER = 4

/** The nearest words that find something, without the numbers asked for; null when none are near. */
export function findNearestSearch(index: SearchIndex, words: string): string | null {
  const { parts } = readRequest(index, words)
  const wanted = parts.filter(({ isRefused }) => !isRefused)
  const corrected = wanted.flatMap((part) => correct(index, part))
  const shorter = corrected
    .slice(0, SHORTER)
    .map((left) => corrected.filter((text) => text !== left).join(' '))
  const tries = [corrected.join(' '), ...shorter].filter((text) => text !== '')
  return tries.find((text) => findPositions(index, readRequest(index, text)).length > 0) ?? null
}

/** A known word or phrase stays; another becomes the nearest known one, or is left out. */
function correct({ terms }: SearchIndex, { text, fits }: Part): readonly string[] {
  if (fits.size > 0 && text.includes(' ')) return [text]
  const known = terms.get(soundOf(text))
  if (known) return known.spellings.has(text) ? [text] : [...known.spellings].slice(0, 1)
  if (isNumber(text)) return []
  let nearest: readonly string[] = []
  let fewest = Math.min(MOST_SLIPS, Math.floor(text.length * NEAR)) + 1
  for (const { spellings } of terms.values()) {
    for (const spelling of spellings) {
      if (spelling[0] !== text[0]) continue
      const slips = countSlips(text, spelling, fewest - 1)
      if (slips >= fewest) continue
      fewest = slips
      nearest = [spelling]
    }
  }
  return nearest
}
