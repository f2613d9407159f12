import type { ProductSummary } from './product.ts'

/** Words that say nothing of what is wanted: every product here is a game. */
const emptyWords = new Set(
  'a all an and by category collection for from game in of on or our shop the to with'.split(' '),
)

/** The words of a handle, title or tag as they are written, lower case: 'Party_Games' is party, games. */
export function splitWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

/**
 * What all spellings of a handle share: party-games, Party Game, party_games and partygames are one
 * key (specification section 7, alternative handle spellings). Empty for a handle without words.
 */
export function handleKey(handle: string): string {
  const joined = toSingular(splitWords(handle).map(toSingular).join(''))
  // As in toSingular, but where words were written together their ends cannot be told.
  return joined.replaceAll('ie', 'y')
}

/** The words of a handle that name something, in the singular, each once. */
export function keywordsOf(handle: string): string[] {
  const words = splitWords(handle).map(toSingular)
  return [...new Set(words.filter((word) => !emptyWords.has(word)))]
}

/**
 * How well a title fits: the share of its words that are wanted, from 0 (a wanted word is missing, or
 * nothing is wanted) to 1.
 */
export function rateTitle(title: string, keywords: readonly string[]): number {
  const words = keywordsOf(title)
  const isFitting = keywords.length > 0 && keywords.every((keyword) => words.includes(keyword))
  return isFitting ? keywords.length / words.length : 0
}

/** Whether every keyword is a word of the product's title, type or tags; nothing fits no keywords. */
export function isAbout(product: ProductSummary, keywords: readonly string[]): boolean {
  const texts = [product.title, product.productType, ...product.tags]
  const words = new Set(texts.flatMap(splitWords).map(toSingular))
  return keywords.length > 0 && keywords.every((keyword) => words.has(keyword))
}

/** 'truth-or-dare' as a heading: Truth Or Dare. */
export function toHeading(handle: string): string {
  return splitWords(handle)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** One form for singular and plural; no dictionary, so 'movies' and 'movie' both become 'movy'. */
function toSingular(word: string): string {
  if (word.length < 4 || /[^i](ss|us|is)$/.test(word)) return word
  const stem = word.replace(/(ch|sh|x|ss|zz)es$/, '$1')
  return (stem === word ? word.replace(/s$/, '') : stem).replace(/ie$/, 'y')
}
