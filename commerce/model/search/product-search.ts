import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { popularWord } from '#content/search-words.ts'
import { findNearestSearch } from './find-nearest-search.ts'
import { findNearPositions, findPositions } from './find-positions.ts'
import { foldText, splitWords } from './fold-word.ts'
import { readRequest } from './read-request.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'

/** What to offer when a search finds nothing. */
export type SearchFallback<Product> = {
  /** The nearest search that finds something; null when none is near. */
  readonly words: string | null
  readonly games: readonly Product[]
}

/** Most games that are offered instead. */
export const MAX_ALTERNATIVES = 4

/** Half a frame. */
const SLICE_MS = 8

/** Weak, so that both are garbage-collected with their list. */
const indexes = new WeakMap<readonly ProductSummary[], SearchIndex>()
const builds = new WeakMap<readonly ProductSummary[], ReturnType<typeof buildIndex>>()

function takeBuild(products: readonly ProductSummary[]) {
  const build = builds.get(products) ?? buildIndex(products)
  builds.set(products, build)
  return build
}

/** Builds at once what is not prepared. */
function getIndex(products: readonly ProductSummary[]): SearchIndex {
  const existing = indexes.get(products)
  if (existing) return existing
  const build = takeBuild(products)
  let step = build.next()
  while (!step.done) step = build.next()
  indexes.set(products, step.value)
  return step.value
}

/** Builds the list's index between other tasks, so that the first search is as fast as the next. */
export async function prepareSearch(products: readonly ProductSummary[]): Promise<void> {
  const build = takeBuild(products)
  let end = performance.now() + SLICE_MS
  while (!indexes.has(products)) {
    const step = build.next()
    if (step.done) indexes.set(products, step.value)
    else if (performance.now() >= end) {
      await new Promise((resolve) => setTimeout(resolve))
      end = performance.now() + SLICE_MS
    }
  }
}

/**
 * Games that match every word and number, best first; the whole list for blanks, none for only signs. Forgives typing mistakes and other
 * spellings, matches beginnings, and finds synonyms: "daaru game under 700" finds drinking games.
 */
export function searchProducts<Product extends ProductSummary>(
  products: readonly Product[],
  words: string,
): readonly Product[] {
  if (words.trim() === '') return products
  if (splitWords(foldText(words)).length === 0) return []
  const index = getIndex(products)
  const found = findPositions(index, readRequest(index, words))
  return found.flatMap((position) => products[position] ?? [])
}

/**
 * The nearest search, and four games for sale: those with some of the words, then the popular ones, then
 * the list's first.
 */
export function suggestAlternatives<Product extends ProductSummary>(
  products: readonly Product[],
  words: string,
): SearchFallback<Product> {
  const index = getIndex(products)
  const request = readRequest(index, words)
  const near = findNearPositions(index, request)
  // Words that find something were not meant otherwise: filters took what they find.
  const isFound = findPositions(index, request).length > 0
  const popular = findPositions(index, readRequest(index, popularWord))
  const games = [...near, ...popular, ...products.keys()].flatMap((at) => products[at] ?? [])
  return {
    words: isFound ? null : findNearestSearch(index, words),
    games: [...new Set(games)].filter(isForSale).slice(0, MAX_ALTERNATIVES),
  }
}
