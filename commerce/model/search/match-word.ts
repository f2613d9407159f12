import { countTypos } from './count-typos.ts'
import { isNumber, soundOf } from './fold-word.ts'
import { addFit, type Fits, otherSounds, type SearchIndex, type Term } from './search-index.ts'

const BEGINNING = 0.5
const MISTYPED = 0.3

/** A beginning of this many letters matches even when more words follow. */
const LONG_BEGINNING = 4

/** Fewest letters of each half of two words without a space between them: `houseparty`. */
const MIN_HALF_LETTERS = 3

/** Word lengths from which one or two typing mistakes are forgiven, and one in a word's beginning. */
const ONE_TYPO = 4
const TWO_TYPOS = 7
const TYPO_IN_BEGINNING = 5

/**
 * Games that match a word by sound or beginning, else as two words, else with typing mistakes.
 * @param isTyped still being typed, so any beginning counts
 */
export function matchWord(index: SearchIndex, word: string, isTyped: boolean): Fits {
  const sound = soundOf(word)
  const term = index.terms.get(sound)
  if (isNumber(word) || otherSounds.has(sound)) return new Map(term?.fits)
  // `lud` on the way to `ludo` must not find what is `loud`, which sounds the same.
  const isSpelt = isTyped && [...index.terms.values()].some((each) => hasBeginning(each, word))
  const fits = new Map(isSpelt && term && !hasBeginning(term, word) ? [] : term?.fits)
  if (isTyped || word.length >= LONG_BEGINNING)
    addBeginnings(index, word, isSpelt ? '' : sound, fits)
  if (fits.size > 0) return fits
  const halves = matchHalves(index, word)
  return halves.size > 0 ? halves : matchMistyped(index, word, isTyped)
}

/** @param sound of the word; empty to compare only letters */
function addBeginnings(index: SearchIndex, word: string, sound: string, fits: Map<number, number>) {
  const isLong = sound.length > 2
  for (const [termSound, term] of index.terms) {
    if (!(isLong && termSound.startsWith(sound)) && !hasBeginning(term, word)) continue
    for (const [position, fit] of term.fits) addFit(fits, position, fit * BEGINNING)
  }
}

function hasBeginning({ spellings }: Term, word: string): boolean {
  for (const spelling of spellings) if (spelling.startsWith(word)) return true
  return false
}

function matchHalves({ terms }: SearchIndex, word: string): Fits {
  const fits = new Map<number, number>()
  for (let at = MIN_HALF_LETTERS; at <= word.length - MIN_HALF_LETTERS; at += 1) {
    const left = terms.get(soundOf(word.slice(0, at)))?.fits
    const right = terms.get(soundOf(word.slice(at)))?.fits
    if (!left || !right) continue
    for (const [position, fit] of left) if (right.has(position)) addFit(fits, position, fit)
  }
  return fits
}

/** Games of the words with the fewest typing mistakes. */
function matchMistyped(index: SearchIndex, word: string, isTyped: boolean): Fits {
  const fits = new Map<number, number>()
  let fewest = maxTypos(word)
  if (fewest === 0) return fits
  for (const term of index.terms.values()) {
    const typos = typosIn(term, word, fewest, isTyped)
    if (typos > fewest) continue
    if (typos < fewest) fits.clear()
    fewest = typos
    for (const [position, fit] of term.fits) addFit(fits, position, fit * MISTYPED)
  }
  return fits
}

function maxTypos({ length }: string): number {
  if (length < ONE_TYPO) return 0
  return length < TWO_TYPOS ? 1 : 2
}

/** Mistakes against a term's nearest spelling. The first letter must be right, or swapped with the second. */
function typosIn({ spellings }: Term, word: string, limit: number, isTyped: boolean): number {
  let fewest = Infinity
  for (const spelling of spellings) {
    if (spelling[0] !== word[0] && (spelling[0] !== word[1] || spelling[1] !== word[0])) continue
    fewest = Math.min(fewest, countTypos(word, spelling, limit))
    if (isTyped && word.length >= TYPO_IN_BEGINNING && spelling.length > word.length)
      fewest = Math.min(fewest, countTypos(word, spelling.slice(0, word.length), 1))
  }
  return fewest
}
