import { isForSale } from '#commerce/model/is-for-sale.ts'
import { plainDigits } from '#commerce/model/plain-digits.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import {
  MAX_ALTERNATIVES,
  prepareSearch,
  searchProducts,
  suggestAlternatives,
} from '#commerce/model/search/product-search.ts'
import { helpWords, meantByNumber } from '#content/search.ts'
import { careLinks } from '#merchant/navigation.ts'
import type { Alternatives } from './use-product-search.ts'

/** A number alone, with commas between its digits. */
const NUMBER = /^\d{1,3}(,?\d{2,3}){0,2}$/
/** As in the search: a number of people has at most two digits. */
const FIRST_PRICE = 100

export const wordSearch = {
  find: findForSaleFirst,
  suggestAlternatives: suggestMeant,
  prepare: prepareSearch,
} as const

/** The handle in a pasted link, of this shop or the provider's, with words around it or not. */
const LINKED_GAME = /\/products?\/([\p{L}\p{M}\p{N}_-]+)/iu

/**
 * The game of a pasted link, else games that match all words: what is sold out comes last, whatever it is called. Blanks
 * keep the list's order.
 */
function findForSaleFirst<Product extends ProductSummary>(
  products: readonly Product[],
  words: string,
): readonly Product[] {
  const handle = LINKED_GAME.exec(words)?.[1]?.toLowerCase()
  const linked = products.filter((product) => product.handle === handle)
  if (linked.length > 0) return linked
  const found = searchProducts(products, words)
  if (found === products) return found
  return found.toSorted((one, other) => Number(isForSale(other)) - Number(isForSale(one)))
}

/**
 * What to offer when a search finds nothing: the page about it where it is not about a game. A number alone may mean a price
 * or players, if there are such games.
 */
function suggestMeant(products: readonly ProductSummary[], words: string): Alternatives {
  const nearest = suggestAlternatives(products, words)
  const help = findHelp(words)
  if (help) return { ...nearest, words: null, help }
  const text = plainDigits(words).trim()
  if (!NUMBER.test(text)) return nearest
  const number = Number(text.replaceAll(',', ''))
  const meant = number < FIRST_PRICE ? meantByNumber.players(number) : meantByNumber.price(number)
  const all = searchProducts(products, meant)
  const found = all.filter(isForSale)
  // As a PIN code, which every price is under.
  if (found.length === 0 || all.length === products.length) return nearest
  const games = [...new Set([...found, ...nearest.games])].slice(0, MAX_ALTERNATIVES)
  return { words: meant, games }
}

/** The owner's page about what is asked for, or null. */
function findHelp(words: string): Alternatives['help'] {
  const asked = words.toLowerCase().split(/\W+/)
  const path = helpWords.find(([, known]) =>
    known.split(' ').some((word) => asked.includes(word)),
  )?.[0]
  return careLinks.find(({ to }) => to === path) ?? null
}
