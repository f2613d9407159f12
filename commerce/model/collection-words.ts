import type { ProductSummary } from './product.ts'

/** Words that do not narrow a search: every product here is a game. */
const emptyWords = new Set(
  'a all an and by category collection for from game in of on or our shop the to with'.split(' '),
)

/** The lower-case words of a handle, title or tag: 'Party_Games' is party, games. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

/**
 * One key for all spellings of a handle: party-games, Party Game, party_games and partygames
 * (specification section 7, alternative handle spellings). Empty for a handle without words.
 */
export function handleKey(handle: string): string {
  const joined = toSingular(wordsOf(handle).map(toSingular).join(''))
  // As in toSingular, but words written together have no visible ends.
  return joined.replaceAll('ie', 'y')
}

/** The meaningful words of a handle, singular and unique. */
export function keywordsOf(handle: string): string[] {
  const words = wordsOf(handle).map(toSingular)
  return [...new Set(words.filter((word) => !emptyWords.has(word)))]
}

/**
 * The share of a title's words that are keywords, up to 1; 0 when a keyword is missing or there are
 * none.
 */
export function rateTitle(title: string, keywords: readonly string[]): number {
  const words = keywordsOf(title)
  const isFitting = keywords.length > 0 && keywords.every((keyword) => words.includes(keyword))
  return isFitting ? keywords.length / words.length : 0
}

/** Whether title, type and tags contain every keyword as a word; false without keywords. */
export function isAbout(product: ProductSummary, keywords: readonly string[]): boolean {
  const texts = [product.title, product.productType, ...product.tags]
  const words = new Set(texts.flatMap(wordsOf).map(toSingular))
  return keywords.length > 0 && keywords.every((keyword) => words.has(keyword))
}

/** 'truth-or-dare' becomes 'Truth Or Dare'. */
export function toHeading(handle: string): string {
  return wordsOf(handle)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** One form for singular and plural; no dictionary, so 'movies' and 'movie' both become 'movy'. */
function toSingular(word: string): string {
  if (word.length < 4 || /[^i](ss|us|is)$/.test(word)) return word
  const stem = word.replace(/(ch|sh|x|ss|zz)es$/, '$1')
  return (stem === word ? word.replace(/s$/, '') : stem).replace(/ie$/, 'y')
}
