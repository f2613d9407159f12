import { negations } from '#content/search-words.ts'
import { foldText, soundOf, splitWords } from './fold-word.ts'
import { matchWord } from './match-word.ts'
import { type Condition, readConditions } from './read-conditions.ts'
import {
  type Fits,
  isNegation,
  type SearchIndex,
  soundsOf,
  stopSounds,
  uniteFits,
} from './search-index.ts'

/** A word or phrase of a search, with the games that match it. */
export type Part = {
  readonly text: string
  readonly fits: Fits
  /** The shopper wants no games with it: `no alcohol`. */
  readonly isNegated: boolean
}

export type Request = { readonly conditions: readonly Condition[]; readonly parts: readonly Part[] }

const MAX_PHRASE_WORDS = 3

const negationsAfter = negations.after.map((phrase) => soundsOf(phrase))

/** What a search asks for: numbers, words and phrases, without stop words. */
export function readRequest(index: SearchIndex, text: string): Request {
  const { conditions, rest } = readConditions(foldText(text), index.cheap)
  const words = splitWords(rest)
  const sounds = words.map(soundOf)
  const parts: Part[] = []
  let isNegated = false
  for (let at = 0; at < words.length; ) {
    const { length, fits } = readPart(index, words, sounds, at)
    const word = words[at] ?? ''
    const after = at + length
    const negating = countNegatingWords(sounds, after)
    if (fits)
      parts.push({
        text: words.slice(at, after).join(' '),
        fits,
        isNegated: isNegated || negating > 0,
      })
    isNegated = fits === null && (isNegated || (isNegation(word) && after < words.length))
    at = after + (fits ? negating : 0)
  }
  return { conditions, parts }
}

type Read = {
  readonly length: number
  /** Null for stop words. */
  readonly fits: Fits | null
}

/** The longest phrase that begins here, else one word. */
function readPart(
  index: SearchIndex,
  words: readonly string[],
  sounds: readonly string[],
  at: number,
): Read {
  for (let length = MAX_PHRASE_WORDS; length > 1; length -= 1) {
    const phrase = sounds.slice(at, at + length)
    if (phrase.length < length) continue
    if (stopSounds.has(phrase.join(' '))) return { length, fits: null }
    const fits = matchPhrase(index, words.slice(at, at + length), phrase)
    if (fits) return { length, fits }
  }
  const word = words[at] ?? ''
  const isLast = at === words.length - 1
  if (stopSounds.has(sounds[at] ?? '') || (isNegation(word) && !isLast))
    return { length: 1, fits: null }
  return { length: 1, fits: matchWord(index, word, isLast) }
}

/** A phrase of the synonym groups, or one word that was typed as two: `bolly wood`. */
function matchPhrase(
  { phrases, terms }: SearchIndex,
  words: readonly string[],
  sounds: readonly string[],
): Fits | null {
  const phrase = phrases.get(sounds.join(' '))
  const joined = words.length === 2 ? terms.get(soundOf(words.join('')))?.fits : undefined
  const found = phrase ?? joined
  if (!found) return null
  const [first, ...others] = sounds.map((sound) => terms.get(sound)?.fits ?? new Map())
  const each = [...(first ?? [])].filter(([position]) => others.every((fits) => fits.has(position)))
  return uniteFits([found, new Map(each)])
}

/** How many words from here negate what comes before them: `sharab ke bina`. */
function countNegatingWords(sounds: readonly string[], at: number): number {
  const found = negationsAfter.find((phrase) =>
    phrase.every((sound, index) => sounds[at + index] === sound),
  )
  return found?.length ?? 0
}
