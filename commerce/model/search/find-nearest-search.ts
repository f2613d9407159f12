import { countTypos } from './count-typos.ts'
import { findPositions } from './find-positions.ts'
import { isNumber, soundOf } from './fold-word.ts'
import { type Part, readRequest } from './read-request.ts'
import { otherSounds, type SearchIndex } from './search-index.ts'

/** At most two of five letters of a word may differ, and no more than three; never the first. */
const MAX_TYPO_SHARE = 0.4
const MAX_TYPOS = 3

/** How many searches with one word left out are tried. */
const SHORTER = 4

/** The nearest search that finds something, without its numbers; null when none is near. */
export function findNearestSearch(index: SearchIndex, words: string): string | null {
  const { parts } = readRequest(index, words)
  const wanted = parts.filter(({ isNegated }) => !isNegated)
  const corrected = wanted.flatMap((part) => correct(index, part))
  const shorter = corrected
    .slice(0, SHORTER)
    .map((left) => corrected.filter((text) => text !== left).join(' '))
  const tries = [corrected.join(' '), ...shorter].filter((text) => text !== '')
  return tries.find((text) => findPositions(index, readRequest(index, text)).length > 0) ?? null
}

/** Keeps a known word or phrase; replaces another by the nearest known word, or leaves it out. */
function correct({ terms }: SearchIndex, { text, fits }: Part): readonly string[] {
  if (fits.size > 0 && text.includes(' ')) return [text]
  const sound = soundOf(text)
  const known = terms.get(sound)
  if (known?.spellings.has(text)) return [text]
  if (isNumber(text) || otherSounds.has(sound)) return []
  if (known) return [...known.spellings].slice(0, 1)
  let nearest: readonly string[] = []
  let fewest = Math.min(MAX_TYPOS, Math.floor(text.length * MAX_TYPO_SHARE)) + 1
  for (const { spellings } of terms.values()) {
    for (const spelling of spellings) {
      if (spelling[0] !== text[0]) continue
      const typos = countTypos(text, spelling, fewest - 1)
      if (typos >= fewest) continue
      fewest = typos
      nearest = [spelling]
    }
  }
  return nearest
}
