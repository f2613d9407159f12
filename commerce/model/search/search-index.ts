import type { ProductSummary } from '#commerce/model/product.ts'
import {
  negations,
  numberWords,
  otherGames,
  stopWords,
  synonymGroups,
} from '#content/search-words.ts'
import { foldText, soundOf, splitWords } from './fold-word.ts'
import { type GameFigures, toGameFigures } from './game-figures.ts'
import type { Span } from './read-span.ts'

/** Products by their position in the list, with how well they fit. */
export type Fits = ReadonlyMap<number, number>

/** The words that share one sound. */
export type Term = {
  /** As games or the synonym groups spell them. */
  readonly spellings: Set<string>
  readonly fits: Map<number, number>
}

export type SearchIndex = {
  readonly products: readonly ProductSummary[]
  readonly figures: readonly GameFigures[]
  /** The cheapest third of the games costs at most this. */
  readonly cheap: number
  /** By sound. */
  readonly terms: ReadonlyMap<string, Term>
  /** Phrases of two or three words, by their sounds joined with spaces. */
  readonly phrases: ReadonlyMap<string, Fits>
}

const weights = { title: 8, productType: 4, tags: 3 } as const

/** A match by a synonym counts less than one by the word itself. */
const SYNONYM_WEIGHT = 0.6

/** Highest minimum age of a children's game, lowest of an adults' game, and fewest players of a crowd. */
const CHILD_AGE = 9
const ADULT_AGE = 18
const CROWD = 15

export const soundsOf = (text: string) => splitWords(foldText(text)).map(soundOf)

const toSounds = (words: readonly string[]) => words.map((word) => soundsOf(word).join(' '))

/** Stop words and phrases, by sound. */
export const stopSounds: ReadonlySet<string> = new Set(toSounds(stopWords))

/** Sounds of words that are not taken for typing mistakes. */
export const otherSounds: ReadonlySet<string> = new Set(toSounds(otherGames))

const negatingSounds: ReadonlySet<string> = new Set(toSounds(negations.before))

export const isNegation = (word: string) => negatingSounds.has(soundOf(word))

/** Games indexed in one step: a fraction of a millisecond each. */
const GAMES_A_STEP = 25

/** Builds the index in short steps, so that a list of thousands does not block the event loop. */
export function* buildIndex(
  products: readonly ProductSummary[],
): Generator<undefined, SearchIndex> {
  const terms = new Map<string, Term>()
  // Texts of many games, such as tags, are read once.
  const texts = new Map<string, readonly Term[]>()
  const add = (text: string, position: number, weight: number) => {
    const inText = texts.get(text) ?? readText(terms, text)
    texts.set(text, inText)
    for (const { fits } of inText) addFit(fits, position, weight)
  }
  const spans = new Map<string, Span | null>()
  const figures: GameFigures[] = []
  for (const [position, product] of products.entries()) {
    const gameFigures = toGameFigures(product, spans)
    figures.push(gameFigures)
    add(product.title, position, weights.title)
    add(product.productType, position, weights.productType)
    // The name of one of several variants, such as a language; a sole one has none.
    if (product.variety !== 'one') add(product.firstVariant?.title ?? '', position, weights.tags)
    for (const text of product.tags) add(text, position, weights.tags)
    for (const text of wordsOfFigures(gameFigures)) add(text, position, weights.tags)
    if (position % GAMES_A_STEP === 0) yield
  }
  const phrases = yield* addGroups(terms)
  return { products, figures, cheap: getCheapLimit(figures), terms, phrases }
}

/** A text's terms without negated words: "no alcohol" does not match alcohol. */
function readText(terms: Map<string, Term>, text: string): readonly Term[] {
  const words = splitWords(foldText(text))
  return words
    .filter((word, index) => !isNegation(word) && !isNegation(words[index - 1] ?? ''))
    .map((word) => takeTerm(terms, word))
}

function takeTerm(terms: Map<string, Term>, word: string): Term {
  const sound = soundOf(word)
  const term = terms.get(sound) ?? { spellings: new Set(), fits: new Map() }
  term.spellings.add(word)
  terms.set(sound, term)
  return term
}

/** Keeps the better of two fits. */
export function addFit(fits: Map<number, number>, position: number, fit: number): void {
  if (fit > (fits.get(position) ?? 0)) fits.set(position, fit)
}

function* wordsOfFigures({ age, players, isReduced }: GameFigures) {
  if (age !== null && age >= ADULT_AGE) yield numberWords.adults
  if (age !== null && age <= CHILD_AGE) yield numberWords.children
  if (players !== null && players.max >= CROWD) yield numberWords.crowd
  if (isReduced) yield numberWords.reduced
}

/** Gives each word of a group the games of all its words. Groups read only the fields, never each other. */
function* addGroups(terms: Map<string, Term>): Generator<undefined, Map<string, Fits>> {
  const phrases = new Map<string, Fits>()
  const groups: { words: readonly string[]; fits: Map<number, number> }[] = []
  for (const { words, find = [] } of synonymGroups) {
    const fits = uniteFits([...words, ...find].map((word) => fitAll(terms, soundsOf(word))))
    groups.push({ words, fits })
    yield
  }
  for (const { words, fits } of groups) {
    yield
    if (fits.size === 0) continue
    for (const word of words) {
      const spelled = splitWords(foldText(word))
      if (spelled.length > 1) phrases.set(spelled.map(soundOf).join(' '), fits)
      else addFits(terms, spelled[0] ?? '', fits)
    }
  }
  return phrases
}

/** A word that no game has gets the map of its group, without a copy. */
function addFits(terms: Map<string, Term>, word: string, fits: Map<number, number>): void {
  const existing = terms.get(soundOf(word))
  const spellings = new Set(existing?.spellings).add(word)
  terms.set(soundOf(word), { spellings, fits: existing ? uniteFits([existing.fits, fits]) : fits })
}

/** Games whose fields contain all these sounds. */
function fitAll(terms: ReadonlyMap<string, Term>, sounds: readonly string[]): Fits {
  const [first, ...others] = sounds.map((sound) => terms.get(sound)?.fits)
  const fits = new Map<number, number>()
  for (const [position, fit] of first ?? []) {
    if (others.every((other) => other?.has(position))) fits.set(position, fit * SYNONYM_WEIGHT)
  }
  return fits
}

/** Games in any of these. */
export function uniteFits(all: readonly Fits[]): Map<number, number> {
  const united = new Map<number, number>()
  for (const fits of all) for (const [position, fit] of fits) addFit(united, position, fit)
  return united
}

function getCheapLimit(figures: readonly GameFigures[]): number {
  const prices = figures.flatMap(({ price }) => price ?? []).toSorted((one, other) => one - other)
  return prices[Math.floor(prices.length / 3)] ?? 0
}
